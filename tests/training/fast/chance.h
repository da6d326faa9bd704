/* Numbers by lot (SplitMix64): the same seed draws the same ones. */

#include <stdint.h>

static inline uint64_t drawn(uint64_t *chance) {
  uint64_t z = (*chance += 0x9E3779B97F4A7C15ULL);
  z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ULL;
  z = (z ^ (z >> 27)) * 0x94D049BB133111EBULL;
  return z ^ (z >> 31);
}

static inline int below(uint64_t *chance, int bound) {
  return (int)(((drawn(chance) >> 32) * (uint64_t)bound) >> 32);
}

static void shuffle(uint8_t *cards, int count, uint64_t *chance) {
  for (int i = count - 1; i > 0; i--) {
    int j = below(chance, i + 1);
    uint8_t card = cards[i];
    cards[i] = cards[j], cards[j] = card;
  }
}
