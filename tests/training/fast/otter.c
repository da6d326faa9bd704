/* Otter Nonsense by its usual rules, at tables of three to six seats: fast enough for millions of deals. A match
 * is one deal. What a net is told of a move is what bot/players/otter tells it; tests/tools/test_training_fast_otter.py
 * holds that, and that deals come to the same.
 *
 * A card is 1 to 13, an otter, or 14 and 15, the specials; 0 where no card is given or placed.
 */

#include <math.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "chance.h"

enum { NONE, REVERSE = 14, CHOOSE = 15, CARDS = 16 };
enum { SEATS = 6, COLUMNS = 3, GOAL = 7, SHORT = 2, MIDDLE = 7 };
enum { LAY, COLLECT };

/* By the number of seats: sets of otters, and cards dealt to each. */
static const int SETS[] = {0, 0, 0, 3, 3, 4, 4}, DEALT[] = {0, 0, 0, 12, 9, 10, 8};
static const int HEADS[CARDS] = {0, 1, 1, 1, 2, 2, 3, 3, 3, 2, 2, 1, 1, 1};

typedef struct {
  uint8_t count[CARDS], length, value; /* how many of each card; what the next otter is compared with */
  int8_t direction;                    /* 1 up, -1 down, 0 not settled yet */
} Column;

typedef struct {
  uint8_t hand[SEATS][CARDS], held[SEATS], points[CARDS], scores[SEATS];
  Column columns[COLUMNS];
  int seats, turn, direction, last, keeps, after, winner; /* last, after and winner: -1 for nobody */
} Match;

typedef struct {
  int verb, column, gift, card, named; /* the card given or kept, and the one laid or placed */
} Move;

#define EACH(card, counts) \
  for (int card = 1; card < CARDS; card++) \
    if ((counts)[card])

static int is_special(int card) { return card >= REVERSE; }

static void put(Column *column, int card) {
  column->count[card]++, column->length++;
  if (is_special(card)) return;
  if (column->value && !column->direction) column->direction = (card > column->value) - (card < column->value);
  column->value = card;
}

static int fits(const Column *column, int card) {
  if (is_special(card) || !column->direction) return 1;
  return column->direction > 0 ? card >= column->value : card <= column->value;
}

static int longest(const Match *m) {
  int most = 0;
  for (int c = 0; c < COLUMNS; c++) most = m->columns[c].length > most ? m->columns[c].length : most;
  return most;
}

static int neighbour(const Match *m, int seat, int direction) { return (seat + direction + m->seats) % m->seats; }

static int receiver(const Match *m) {
  return m->keeps ? m->turn : m->last < 0 ? neighbour(m, m->turn, -m->direction) : m->last;
}

static int turn(Match *m, uint64_t *chance, int *is_over) {
  (void)chance;
  *is_over = m->winner >= 0;
  return m->turn;
}

static int moves(const Match *m, Move *found) {
  const uint8_t *hand = m->hand[m->turn];
  int count = 0, most = longest(m), missing = GOAL - m->scores[receiver(m)];
  for (int c = 0; c < COLUMNS; c++) {
    const Column *column = &m->columns[c];
    if (!m->keeps) {
      EACH(card, hand) {
        if (!fits(column, card)) continue;
        if (card != CHOOSE || (m->held[m->turn] == 1 && most <= SHORT && column->length < SHORT)) {
          found[count++] = (Move){LAY, c, NONE, card, -1};
          continue;
        }
        for (int seat = 0; seat < m->seats; seat++)
          if (seat != m->turn) found[count++] = (Move){LAY, c, NONE, card, seat};
      }
    }
    if (m->keeps ? column->length < most : !column->length) continue;
    for (int gift = column->value ? 1 : NONE; gift < REVERSE; gift++) {
      if (gift && !column->count[gift]) continue;
      if (gift && HEADS[gift] >= missing) {
        found[count++] = (Move){COLLECT, c, gift, NONE, -1};
        continue;
      }
      int begun = count;
      for (int card = 1; card < CARDS; card++) {
        if (is_special(card) && count > begun && !is_special(found[count - 1].card)) break;
        if (hand[card] + column->count[card] - (card == gift)) found[count++] = (Move){COLLECT, c, gift, card, -1};
      }
      if (!gift) break;
    }
  }
  return count;
}

/* How long the longest column is after a card has been laid on one. */
static int longest_with(const Match *m, int column) {
  int most = longest(m), its = m->columns[column].length + 1;
  return its > most ? its : most;
}

static int wins(const Match *m, Move move) {
  if (move.verb == LAY) return m->held[m->turn] == 1 && longest_with(m, move.column) <= SHORT;
  if (move.card == NONE) return receiver(m) == m->turn;
  if (m->keeps || m->held[m->turn] != 1 || m->columns[move.column].length != 1 || !move.gift) return 0;
  for (int c = 0; c < COLUMNS; c++)
    if (c != move.column && m->columns[c].length > SHORT) return 0;
  return 1;
}

static int make(Match *m, Move move, uint64_t *chance) {
  (void)chance;
  int seat = m->turn;
  uint8_t *hand = m->hand[seat];
  Column *column = &m->columns[move.column];
  if (move.verb == COLLECT) {
    if (move.gift) {
      int to = receiver(m);
      m->points[move.gift]++, column->count[move.gift]--, column->length--;
      m->scores[to] += HEADS[move.gift];
      if (m->scores[to] >= GOAL) return m->winner = to, 1;
    }
    for (int card = 1; card < CARDS; card++) hand[card] += column->count[card];
    m->held[seat] += column->length;
    memset(column, 0, sizeof *column);
  }
  hand[move.card]--, m->held[seat]--;
  put(column, move.card);
  int is_last = !m->keeps && !m->held[seat];
  if (is_last && longest(m) <= SHORT) return m->winner = seat, 1;
  int following = m->after < 0 ? neighbour(m, seat, m->direction) : m->after;
  if (move.verb == LAY && move.card == REVERSE) {
    m->direction = -m->direction;
    following = neighbour(m, seat, m->direction);
  } else if (move.named >= 0) {
    following = move.named;
  }
  if (is_last) return m->keeps = 1, m->after = following, 0;
  m->keeps = 0, m->after = -1;
  m->turn = following, m->last = seat;
  return 0;
}

/* The greedy player (bot/players/greedy.py), which takes the number of a column for a card. */
static int greedy(const Match *m, const Move *found, int count, uint64_t *chance) {
  const uint8_t *hand = m->hand[m->turn];
  int best = 0, most = -1, equal = 1;
  for (int i = 0; i < count; i++) {
    int value = 0, card = found[i].card, column = found[i].column;
    if (found[i].verb == LAY) {
      int also = column && hand[column], alike = 0;
      for (int other = 1; other < CARDS; other++)
        if (is_special(card) || is_special(other) ? other == card : other % 10 == card % 10) alike += hand[other];
      alike -= 1 + (also && !is_special(card) && column % 10 == card % 10 && (column != card || hand[card] > 1));
      value = 1000 * (1 + also) + alike;
    }
    if (value > most) best = i, most = value, equal = 1;
    else if (value == most && !below(chance, ++equal)) best = i;
  }
  return best;
}

/* Deals, of which a match is one. */

static void begin(Match *m, int seats, uint64_t *chance) {
  uint8_t deck[4 * 13 + 2];
  int size = 0, opened = 0, dealt = 0;
  memset(m, 0, sizeof *m);
  for (int set = 0; set < SETS[seats]; set++)
    for (int card = 1; card < REVERSE; card++) deck[size++] = card;
  deck[size++] = REVERSE, deck[size++] = CHOOSE;
  shuffle(deck, size, chance);
  for (int i = 0; opened < COLUMNS; i++) {
    if (is_special(deck[i])) continue;
    put(&m->columns[opened++], deck[i]);
    memmove(deck + i, deck + i + 1, --size - i), i--;
  }
  shuffle(deck, size, chance); /* for the specials that were put back */
  for (int seat = 0; seat < seats; seat++) {
    m->held[seat] = DEALT[seats];
    for (int i = 0; i < DEALT[seats]; i++) m->hand[seat][deck[dealt++]]++;
  }
  m->seats = seats, m->turn = below(chance, seats), m->direction = 1;
  m->last = m->after = m->winner = -1;
}

static int next_deal(Match *m, uint64_t *chance, int seat, double *share) {
  (void)chance;
  *share = m->winner == seat;
  return 0;
}

static double ahead(const Match *m, int seat) {
  return m->winner < 0 ? 0 : m->winner == seat ? 1 : -1.0 / (m->seats - 1);
}

static double worth(const Match *before, const Match *after, int seat) {
  (void)before;
  return after->winner == seat;
}

/* What is told of a move: first what the normal player weighs (bot/players/otter/features.py), then more
 * (bot/players/otter/inputs.py).
 */

#include "nets.h"

enum { LAID = 17, FEATURES = 29 };
static double weights[FEATURES];

typedef struct {
  int unseen[CARDS], total, receiver;
} View;

static View view_of(const Match *m, int seat) {
  View v = {.receiver = receiver(m)};
  for (int card = 1; card < CARDS; card++) {
    int seen = m->hand[seat][card] + m->points[card];
    for (int c = 0; c < COLUMNS; c++) seen += m->columns[c].count[card];
    v.unseen[card] = (is_special(card) ? 1 : SETS[m->seats]) - seen;
    v.total += v.unseen[card];
  }
  return v;
}

static int misfits(const Column *column) {
  return !column->direction ? 0 : column->direction > 0 ? column->value - 1 : 13 - column->value;
}

static int lightest(const Column *column) {
  int least = 99;
  EACH(card, column->count) if (!is_special(card) && HEADS[card] < least) least = HEADS[card];
  return least == 99 ? 0 : least;
}

static int heaviest(const Column *column) {
  int most = 0;
  EACH(card, column->count) if (HEADS[card] > most) most = HEADS[card];
  return most;
}

static int fits_on_any(const Column *columns, int card) {
  return fits(&columns[0], card) || fits(&columns[1], card) || fits(&columns[2], card);
}

static double power(double base, int exponent) {
  double product = 1;
  for (; exponent > 0; exponent--) product *= base;
  return product;
}

static double stuck(const View *v, const Column *columns, int held) {
  int none = 0;
  for (int card = 1; card < REVERSE; card++)
    if (!fits_on_any(columns, card)) none += v->unseen[card];
  return power((double)none / (v->total ? v->total : 1), held);
}

static double aside(int card) { return !card || is_special(card) ? 0 : abs(card - MIDDLE) / 6.0; }

/* What a move leaves. */
typedef struct {
  Column columns[COLUMNS];
  uint8_t hand[CARDS];
  int held, longest, following, direction;
  double stuck;
} Left;

static Left left_by(const Match *m, const View *v, Move move) {
  Left left = {.held = m->held[m->turn] - 1, .direction = m->direction};
  memcpy(left.columns, m->columns, sizeof left.columns);
  memcpy(left.hand, m->hand[m->turn], sizeof left.hand);
  Column *column = &left.columns[move.column];
  if (move.verb == COLLECT) {
    for (int card = 1; card < CARDS; card++) left.hand[card] += column->count[card];
    left.hand[move.gift] -= move.gift > 0;
    left.held += column->length - (move.gift > 0);
    memset(column, 0, sizeof *column);
  } else if (move.card == REVERSE) {
    left.direction = -m->direction;
  }
  left.hand[move.card]--;
  put(column, move.card);
  for (int c = 0; c < COLUMNS; c++)
    if (left.columns[c].length > left.longest) left.longest = left.columns[c].length;
  left.following = move.named >= 0 ? move.named : neighbour(m, m->turn, left.direction);
  if (m->keeps) left.following = m->after;
  left.stuck = stuck(v, left.columns, m->held[left.following]);
  return left;
}

static int least_gift(const Column *columns) {
  int least = 99;
  for (int c = 0; c < COLUMNS; c++) {
    int heads = lightest(&columns[c]);
    if (heads < least) least = heads;
  }
  return least;
}

static void laying(const Match *m, const Left *left, Move move, float *x) {
  const Column *before = &m->columns[move.column], *after = &left->columns[move.column];
  int special = is_special(move.card), fitting = 0, choice = 0, room = 0, held = m->held[left->following];
  EACH(card, left->hand) fitting += left->hand[card] * fits_on_any(left->columns, card);
  for (int c = 0; c < COLUMNS; c++) {
    EACH(card, left->hand) choice += left->hand[card] * fits(&left->columns[c], card);
    room += 13 - misfits(&left->columns[c]);
  }
  int none = left->held - fitting;
  *x++ = after->length / 5.0, *x++ = left->longest / 5.0;
  *x++ = (misfits(after) - misfits(before)) / 13.0;
  *x++ = 1 - (double)none / (left->held ? left->held : 1);
  *x++ = choice / (left->held ? 3.0 * left->held : 1);
  *x++ = left->stuck, *x++ = left->stuck * least_gift(left->columns) / 3;
  *x++ = special, *x++ = special && left->held < 3;
  *x++ = left->held == 1 && left->longest <= SHORT, *x++ = held == 1 && left->longest <= SHORT;
  *x++ = held < 3, *x++ = m->scores[left->following] / (double)GOAL;
  *x++ = !left->held, *x++ = left->held ? 0 : heaviest(after) / 3.0;
  *x++ = aside(move.card), *x++ = room / 39.0;
}

static void collecting(const Match *m, const View *v, Move move, float *x) {
  const Column *column = &m->columns[move.column];
  int heads = HEADS[move.gift], score = m->scores[v->receiver], own = v->receiver == m->turn, most = 0, far = 0;
  int length = column->length - (move.gift > 0), kept = m->held[m->turn] + length;
  for (int c = 0; c < COLUMNS; c++)
    if (c != move.column && m->columns[c].length > most) most = m->columns[c].length;
  for (int card = 1; card < REVERSE; card++)
    far += (m->hand[m->turn][card] + column->count[card] - (card == move.gift)) * abs(card - MIDDLE);
  *x++ = 1, *x++ = m->held[m->turn] < 4, *x++ = length / 5.0;
  *x++ = own ? 0 : heads / 3.0, *x++ = own ? 0 : heads * score / 3.0 / GOAL, *x++ = !own && score + heads >= GOAL;
  *x++ = aside(move.card);
  *x++ = column->count[REVERSE] + column->count[CHOOSE], *x++ = most / 5.0;
  *x++ = far / 6.0 / (kept ? kept : 1), *x++ = own ? heads / 3.0 : 0;
  *x++ = m->held[neighbour(m, m->turn, m->direction)] == 1 && most < SHORT;
}

static void more(const Match *m, const View *v, const Left *left, Move move, float *x) {
  int seat = m->turn, given = move.verb == COLLECT ? HEADS[move.gift] : 0, own = v->receiver == seat;
  int mine = m->scores[seat] + (own ? given : 0), missing = GOAL - mine, best = 0, order[COLUMNS] = {0, 1, 2};
  int kinds = 0, low = 0, high = 0, fitting = 0, lay_on = 0, over = 0, held = m->held[left->following];
  EACH(card, left->hand) {
    fitting += left->hand[card] * fits_on_any(left->columns, card);
    if (is_special(card)) continue;
    kinds++, high = card, low = low ? low : card;
  }
  for (int size = 1; size < 5; size++) *x++ = left->held == size;
  *x++ = left->held / 12.0, *x++ = left->hand[REVERSE], *x++ = left->hand[CHOOSE];
  *x++ = kinds / 8.0, *x++ = (high - low) / 12.0, *x++ = fitting / (left->held ? (double)left->held : 1);
  for (int c = 0; c < COLUMNS; c++) {
    int some = 0;
    EACH(card, left->hand) some |= fits(&left->columns[c], card);
    lay_on += some, over += left->columns[c].length > SHORT;
  }
  *x++ = lay_on / 3.0, *x++ = over / 3.0, *x++ = left->longest <= SHORT;
  for (int i = 1; i < COLUMNS; i++)
    for (int j = i; j; j--) {
      const Column *one = &left->columns[order[j]], *other = &left->columns[order[j - 1]];
      if (100 * one->length + misfits(one) <= 100 * other->length + misfits(other)) break;
      int swapped = order[j];
      order[j] = order[j - 1], order[j - 1] = swapped;
    }
  for (int i = 0; i < COLUMNS; i++) {
    const Column *column = &left->columns[order[i]];
    int some = 0;
    EACH(card, left->hand) some += left->hand[card] * fits(column, card);
    *x++ = column->length / 5.0, *x++ = (13 - misfits(column)) / 13.0;
    *x++ = some / (left->held ? (double)left->held : 1), *x++ = lightest(column) / 3.0, *x++ = !column->direction;
  }
  int other = left->following, before_me = 0; /* of the three seats that follow, those before one's own turn */
  for (int i = 0; i < 3; i++) {
    if (other == seat) {
      for (int j = 0; j < 5; j++) *x++ = 0;
      continue;
    }
    int cards = m->held[other], score = m->scores[other] + (other == v->receiver ? given : 0);
    *x++ = cards / 10.0, *x++ = cards == 1, *x++ = cards == 2, *x++ = stuck(v, left->columns, cards);
    *x++ = score / (double)GOAL;
    other = neighbour(m, other, left->direction), before_me++;
  }
  for (int s = 0; s < m->seats; s++) {
    int score = m->scores[s] + (s == v->receiver ? given : 0);
    if (s != seat && score > best) best = score;
  }
  int least = least_gift(left->columns), wins_by = 0;
  for (int c = 0; c < COLUMNS && !left->held; c++)
    if (left->columns[c].length == left->longest && heaviest(&left->columns[c]) > wins_by)
      wins_by = heaviest(&left->columns[c]);
  *x++ = before_me / 3.0, *x++ = mine / (double)GOAL, *x++ = best / (double)GOAL;
  *x++ = missing <= 1, *x++ = missing <= 2, *x++ = missing <= 3;
  *x++ = GOAL - best <= 1, *x++ = GOAL - best <= 2, *x++ = GOAL - best <= 3;
  *x++ = left->stuck * least / 3, *x++ = least >= missing ? left->stuck : 0;
  *x++ = !left->held && wins_by >= missing;
  *x++ = held == 1 && left->longest <= SHORT ? 1 - left->stuck : 0;
  *x++ = m->seats / 6.0, *x++ = v->total / 50.0;
}

static void inputs(const Match *m, const Move *found, int count, int all, float (*into)[WIDTH]) {
  View v = view_of(m, m->turn);
  for (int i = 0; i < count; i++) {
    memset(into[i], 0, sizeof into[i]);
    if (found[i].verb == COLLECT) collecting(m, &v, found[i], into[i] + LAID);
    if (!found[i].card || (!all && found[i].verb == COLLECT)) continue;
    Left left = left_by(m, &v, found[i]);
    if (found[i].verb == LAY) laying(m, &left, found[i], into[i]);
    if (all) more(m, &v, &left, found[i], into[i] + FEATURES);
  }
}

/* What LINEAR plays by; there is one game here. */
void weigh_by(int which, const double *found) {
  (void)which;
  memcpy(weights, found, sizeof weights);
}

static double linear(const float *x) {
  double sum = 0;
  for (int i = 0; i < FEATURES; i++) sum += weights[i] * x[i];
  return sum;
}

/* For tests: the moves of the seat on turn, and what is told of each. */
int told_of(const Match *m, Move *found, float (*into)[WIDTH]) {
  int count = moves(m, found);
  inputs(m, found, count, 1, into);
  return count;
}

/* For tests: make a move; whether the deal is over. */
int made(Match *m, const Move *move) { return make(m, *move, 0); }
