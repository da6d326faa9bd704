/* Olsen, Olsen olsen and Swedish Pursuit by their usual rules, at tables of two to five seats with one pack: fast
 * enough for millions of deals. Nobody forgets a call. What a net is told of a move is what
 * bot/players/shedding tells it; tests/tools/test_training_fast.py holds that, and that deals come to the same.
 *
 * A card is four times its rank, ace to king, and its suit; a set of cards is a number of 52 bits.
 */

#include <math.h>
#include <stdint.h>
#include <string.h>

#include "chance.h"

enum { OLSEN, OLSEN_OLSEN, PURSUIT };
enum { ACE = 0, TWO = 1, EIGHT = 7, TEN = 9, QUEEN = 11 };
enum { SEATS = 5, GROUPS = 5 };

typedef uint64_t Cards;

static int game;

#define PACK 0xFFFFFFFFFFFFFULL
#define CARD(card) (1ULL << (card))
#define SUIT(suit) (0x1111111111111ULL << (suit))
#define RANK(rank) (0xFULL << 4 * (rank))
#define COUNT(cards) __builtin_popcountll(cards)
#define LOWEST(cards) __builtin_ctzll(cards)
#define EACH(card, cards) \
  for (Cards left_##card = (cards), card = 0; left_##card && (card = LOWEST(left_##card), 1); \
       left_##card &= left_##card - 1)

/* The suits but for their eights, and the eights. */
static const Cards GROUP[GROUPS] = {SUIT(0) & ~RANK(EIGHT), SUIT(1) & ~RANK(EIGHT), SUIT(2) & ~RANK(EIGHT),
                                    SUIT(3) & ~RANK(EIGHT), RANK(EIGHT)};

typedef struct {
  Cards hand[SEATS], laid;
  uint8_t stock[64], pile[64];
  int next, end, height; /* of the stock, and of the pile */
  int top;               /* the card on top, or an eight of the suit that was named */
  int any_card, turn, direction, drawn, passes, penalty, first_turn, starter;
  int seats, out, dealer, deal, totals[SEATS];
} Match;

typedef struct {
  Cards cards;
  int first, last, count, named;
} Move;

static int points(int card) {
  int rank = card >> 2;
  if (game == OLSEN) return rank == EIGHT ? 50 : rank == ACE ? 20 : rank >= TEN ? 10 : 5;
  if (rank == EIGHT) return game == PURSUIT ? 30 : 20;
  return rank < TEN ? rank + 1 : 10;
}

static int points_of(Cards cards) {
  int sum = 0;
  EACH(card, cards) sum += points(card);
  return sum;
}

static int following(const Match *m, int seat, int direction) {
  do seat = (seat + direction + m->seats) % m->seats;
  while (m->out >> seat & 1);
  return seat;
}

static int is_first(const Match *m, int seat) { return m->first_turn >> seat & 1; }

static Cards fitting_on(int top) {
  int rank = top >> 2;
  if (game == OLSEN && rank == EIGHT) return SUIT(top & 3) & ~RANK(EIGHT);
  int by_rank = game != PURSUIT || (rank != ACE && rank != TWO && rank != QUEEN);
  return SUIT(top & 3) | RANK(EIGHT) | (by_rank ? RANK(rank) : 0);
}

static Cards fitting(const Match *m, int seat) {
  if (m->any_card) return PACK;
  if (m->penalty) return RANK(TWO);
  if (is_first(m, seat)) return m->top >> 2 == EIGHT ? SUIT(m->starter) & ~RANK(EIGHT) : SUIT(m->starter);
  return fitting_on(m->top);
}

static int refill(Match *m, uint64_t *chance) {
  if (game == PURSUIT || m->height < 2) return 0;
  int count = m->height - 1, kept = game == OLSEN_OLSEN ? m->pile[0] : m->pile[count];
  memcpy(m->stock, m->pile + (game == OLSEN_OLSEN), count);
  m->next = 0, m->end = count;
  m->pile[0] = kept, m->height = 1, m->laid = CARD(kept);
  if (game == OLSEN) shuffle(m->stock, count, chance);
  else m->top = kept, m->any_card = kept >> 2 == EIGHT;
  return 1;
}

static int draw(Match *m, int seat, uint64_t *chance) {
  if (m->next == m->end && !refill(m, chance)) return 0;
  m->hand[seat] |= CARD(m->stock[m->next++]);
  return 1;
}

static void end_turn(Match *m) {
  m->first_turn &= ~(1 << m->turn);
  m->turn = following(m, m->turn, m->direction);
  m->drawn = 0;
}

static int turn(Match *m, uint64_t *chance, int *is_over) {
  for (int waited = 0; waited < 3000; waited++) {
    int seat = m->turn;
    if (m->hand[seat] & fitting(m, seat)) return seat;
    if (m->penalty) {
      for (; m->penalty && draw(m, seat, chance); m->penalty--) continue;
      m->penalty = m->passes = 0;
      end_turn(m);
    } else if (m->drawn < (game == PURSUIT ? 1 : 3) && draw(m, seat, chance)) {
      m->drawn++, m->passes = 0;
      if (game == PURSUIT) end_turn(m);
    } else {
      m->passes = m->drawn ? 0 : m->passes + 1;
      end_turn(m);
      if (m->passes >= m->seats - COUNT(m->out)) break;
    }
  }
  *is_over = 1;
  return m->turn;
}

static int moves(const Match *m, Move *found) {
  int seat = m->turn, count = 0, first = is_first(m, seat);
  Cards hand = m->hand[seat];
  int names = !first && (game == OLSEN_OLSEN || COUNT(hand) > 1);
  EACH(card, hand & fitting(m, seat)) {
    int rank = card >> 2;
    if (rank == EIGHT && names) {
      for (int suit = 0; suit < 4; suit++) found[count++] = (Move){CARD(card), card, card, 1, suit};
      continue;
    }
    found[count++] = (Move){CARD(card), card, card, 1, -1};
    if (game != OLSEN || first || rank == EIGHT) continue;
    Cards others = hand & RANK(rank) & ~CARD(card);
    EACH(last, others) {
      Cards between = others & ~CARD(last);
      for (Cards some = between;; some = (some - 1) & between) {
        found[count++] = (Move){CARD(card) | CARD(last) | some, card, last, 2 + COUNT(some), -1};
        if (!some) break;
      }
    }
  }
  return count;
}

static int wins(const Match *m, Move move) { return m->hand[m->turn] == move.cards; }

static int make(Match *m, Move move, uint64_t *chance) {
  int seat = m->turn, rank = move.first >> 2, first = is_first(m, seat);
  m->pile[m->height++] = move.first;
  EACH(card, move.cards & ~CARD(move.first) & ~CARD(move.last)) m->pile[m->height++] = card;
  if (move.count > 1) m->pile[m->height++] = move.last;
  m->hand[seat] &= ~move.cards, m->laid |= move.cards;
  m->passes = m->any_card = 0;
  if (!m->hand[seat]) return 1;
  m->top = move.named < 0 ? move.last : 4 * EIGHT + move.named;
  if (game == OLSEN && rank == ACE && !first) {
    for (int ace = 0; ace < move.count; ace++)
      for (int other = following(m, seat, 1); other != seat; other = following(m, other, 1)) draw(m, other, chance);
    m->drawn = 0;
    return 0;
  }
  if (game == PURSUIT && rank == TWO) m->penalty += 2;
  if (game == PURSUIT && rank == QUEEN) m->direction = -m->direction;
  end_turn(m);
  if (game == PURSUIT && rank == ACE) m->turn = following(m, m->turn, m->direction);
  return 0;
}

/* The greedy player (bot/players/greedy.py). */
static int greedy(const Match *m, const Move *found, int count, uint64_t *chance) {
  int best = 0, most = -1, equal = 1;
  for (int i = 0; i < count; i++) {
    int suit = found[i].named < 0 ? found[i].first & 3 : found[i].named;
    Cards left = m->hand[m->turn] & ~found[i].cards;
    int value = 1000 * found[i].count + 100 * (found[i].named < 0) + COUNT(left & SUIT(suit));
    if (value > most) best = i, most = value, equal = 1;
    else if (value == most && !below(chance, ++equal)) best = i;
  }
  return best;
}

/* Deals and matches */

static void deal(Match *m, uint64_t *chance) {
  uint8_t cards[52];
  int dealt = 0, each = game == OLSEN ? 7 : 5;
  for (int card = 0; card < 52; card++) cards[card] = card;
  shuffle(cards, 52, chance);
  m->direction = 1, m->dealer = following(m, m->dealer, 1), m->deal++;
  m->drawn = m->passes = m->penalty = m->first_turn = 0;
  for (int seat = 0; seat < m->seats; seat++) {
    m->hand[seat] = 0;
    if (m->out >> seat & 1) continue;
    for (int i = 0; i < each; i++) m->hand[seat] |= CARD(cards[dealt++]);
  }
  m->next = 0, m->end = 52 - dealt;
  memcpy(m->stock, cards + dealt, m->end);
  while (game == PURSUIT && m->stock[m->next] >> 2 == EIGHT) m->stock[m->end++] = m->stock[m->next++];
  m->top = m->pile[0] = m->stock[m->next++];
  m->height = 1, m->laid = CARD(m->top), m->starter = m->top & 3;
  m->any_card = game == OLSEN_OLSEN && m->top >> 2 == EIGHT;
  m->turn = m->dealer;
  if (game == PURSUIT && m->top >> 2 == TWO) m->penalty = 2;
  if (game == PURSUIT && m->top >> 2 == QUEEN) m->direction = -1;
  if (game == PURSUIT && m->top >> 2 == ACE) end_turn(m);
  end_turn(m);
  if (game == OLSEN) m->first_turn = ((1 << m->seats) - 1) & ~m->out;
}

static void begin(Match *m, int seats, uint64_t *chance) {
  memset(m, 0, sizeof *m);
  m->seats = seats;
  m->dealer = below(chance, seats);
  deal(m, chance);
}

static int deals_left(const Match *m) { return game == OLSEN ? 0 : (game == PURSUIT ? 5 : m->seats) - m->deal; }

static double part(const int *totals, int seats, int out, int seat) {
  int best = 1 << 30, equal = 0;
  for (int other = 0; other < seats; other++)
    if (!(out >> other & 1) && totals[other] < best) best = totals[other];
  for (int other = 0; other < seats; other++) equal += !(out >> other & 1) && totals[other] == best;
  return !(out >> seat & 1) && totals[seat] == best ? 1.0 / equal : 0;
}

static int next_deal(Match *m, uint64_t *chance, int seat, double *share) {
  int out = m->out;
  for (int other = 0; other < m->seats; other++)
    if (!(out >> other & 1)) m->totals[other] += points_of(m->hand[other]);
  if (game == OLSEN)
    for (int other = 0; other < m->seats; other++) m->out |= (m->totals[other] >= 100) << other;
  int playing = m->seats - COUNT(m->out);
  if (game == OLSEN ? playing < 2 : !deals_left(m)) {
    *share = part(m->totals, m->seats, playing ? m->out : out, seat);
    return 0;
  }
  deal(m, chance);
  return 1;
}

static double ahead(const Match *m, int seat) {
  int others = 0, playing = m->seats - COUNT(m->out);
  if (m->out >> seat & 1) return 0;
  for (int other = 0; other < m->seats; other++) others += other == seat ? 0 : points_of(m->hand[other]);
  return (double)others / (playing - 1) - points_of(m->hand[seat]);
}

/* As bot/players/prospects.py has it. */
static double worth(const Match *before, const Match *after, int seat) {
  int totals[SEATS], out = before->out, left = deals_left(before), playing;
  for (int other = 0; other < before->seats; other++)
    totals[other] = before->totals[other] + points_of(after->hand[other]);
  if (game == OLSEN) {
    for (int other = 0; other < before->seats; other++) out |= (totals[other] >= 100) << other;
    playing = before->seats - COUNT(out);
    if (playing < 2) return part(totals, before->seats, playing ? out : before->out, seat);
  } else if (!left) {
    return part(totals, before->seats, out, seat);
  }
  if (out >> seat & 1) return 0;
  double spread = game == OLSEN ? 40 : 10 * sqrt(left), sum = 0;
  for (int other = 0; other < before->seats; other++)
    if (!(out >> other & 1)) sum += exp((totals[seat] - totals[other]) / spread);
  return 1 / sum;
}

/* What is told of a move: first what the normal player weighs (bot/players/shedding/view.py and the games' own), then
 * more (bot/players/shedding/inputs.py).
 */

#include "nets.h"

static const int FEATURES[] = {27, 20, 27};
static double weights[WIDTH];

typedef struct {
  Cards unseen;
  int total, fewest, next, before;
  double danger;
} View;

static View view_of(const Match *m, int seat) {
  View v = {PACK & ~m->hand[seat] & ~m->laid, 0, 99, 0, 0, 0};
  v.total = COUNT(v.unseen) ? COUNT(v.unseen) : 1;
  for (int other = 0; other < m->seats; other++) {
    int count = COUNT(m->hand[other]);
    if (other != seat && !(m->out >> other & 1) && count < v.fewest) v.fewest = count;
  }
  v.next = COUNT(m->hand[following(m, seat, m->direction)]);
  v.before = COUNT(m->hand[(seat - m->direction + m->seats) % m->seats]);
  v.danger = v.fewest < 2 ? 1 : v.fewest == 2 ? 0.6 : v.fewest == 3 ? 0.25 : 0;
  return v;
}

static double power(double base, int exponent) {
  double product = 1;
  for (; exponent > 0; exponent--) product *= base;
  return product;
}

static double part_of(const View *v, Cards cards) { return (double)COUNT(v->unseen & cards) / v->total; }

static float *weighed(const Match *m, const View *v, Move move, float *x) {
  int seat = m->turn, rank = move.last >> 2, suit = move.named < 0 ? move.last & 3 : move.named;
  int laid = move.first >> 2, is_eight = rank == EIGHT, suits[4], ranks[13], loners = 0, pair = 0;
  Cards left = m->hand[seat] & ~move.cards;
  int count = COUNT(left), follow = COUNT(left & (SUIT(suit) | RANK(rank) | RANK(EIGHT)));
  for (int s = 0; s < 4; s++) suits[s] = COUNT(left & SUIT(s));
  for (int r = 0; r < 13; r++) ranks[r] = COUNT(left & RANK(r));
  EACH(card, left) loners += suits[card & 3] == 1 && ranks[card >> 2] == 1 && card >> 2 != EIGHT;
  if (count == 2) {
    int one = LOWEST(left), other = LOWEST(left & (left - 1));
    pair = (one & 3) == (other & 3) || one >> 2 == other >> 2 || ranks[EIGHT];
  }
  double value = points_of(move.cards) / 10.0, danger = v->danger;
  double others = part_of(v, SUIT(suit) | RANK(rank) | RANK(EIGHT)), can = 1 - power(1 - others, v->next);
  *x++ = value, *x++ = value * danger;
  *x++ = is_eight, *x++ = is_eight * danger, *x++ = is_eight && count < 3;
  *x++ = (double)follow / (count ? count : 1), *x++ = follow > 0;
  *x++ = COUNT(left & SUIT(suit) & ~RANK(EIGHT)) / 3.0;
  *x++ = others, *x++ = others * danger, *x++ = can, *x++ = can * danger, *x++ = loners / 3.0;
  *x++ = count == 1 && follow == 1, *x++ = pair && follow;
  *x++ = part_of(v, SUIT(suit)), *x++ = ranks[rank] / 2.0, *x++ = move.named >= 0 && suits[move.named];
  double last = count == 1 ? part_of(v, SUIT(LOWEST(left) & 3) | RANK(LOWEST(left) >> 2)) : 0;
  if (game == OLSEN_OLSEN) {
    *x++ = last, *x++ = value * (m->end - m->next < 8);
  } else if (game == PURSUIT) {
    double near = v->next == 1 ? 1 : v->next == 2 ? 0.5 : 0;
    int rest = count == 1 ? (int)LOWEST(left) >> 2 : -1;
    *x++ = laid == ACE, *x++ = (laid == ACE) * near;
    *x++ = laid == QUEEN, *x++ = (laid == QUEEN) * near, *x++ = laid == QUEEN && v->before < 3;
    *x++ = laid == TWO, *x++ = (laid == TWO) * near, *x++ = ranks[TWO];
    *x++ = rest == ACE || rest == TWO || rest == QUEEN;
  } else {
    int aces = is_first(m, seat) || laid != ACE ? 0 : move.count, kinds = 0, colours = 0;
    for (int s = 0; s < 4; s++) colours += suits[s] > 0;
    for (int r = 0; r < 13; r++) kinds += ranks[r] > 0;
    *x++ = move.count - 1, *x++ = aces, *x++ = aces * danger, *x++ = ranks[ACE];
    *x++ = kinds == 1 && !ranks[EIGHT], *x++ = colours;
    *x++ = value * (m->totals[seat] + points_of(m->hand[seat]) >= 100), *x++ = last;
    *x++ = aces && !(left & (SUIT(move.last & 3) | RANK(EIGHT)));
  }
  return x;
}

/* How likely a seat can lay one of the cards that fit. */
static double can_lay(const Match *m, const View *v, int seat, Cards fits) {
  int held = COUNT(m->hand[seat]);
  double cannot = 1;
  for (int group = 0; group < GROUPS; group++) {
    if (GROUP[group] & ~fits) continue;
    cannot *= power(1 - part_of(v, GROUP[group]), held);
    fits &= ~GROUP[group];
  }
  return 1 - cannot * power(1 - part_of(v, fits), held);
}

static float *more(const Match *m, const View *v, Move move, float *x) {
  int seat = m->turn, laid = move.first >> 2, top = move.named < 0 ? move.last : 4 * EIGHT + move.named;
  int suit = top & 3, worth[4], order[4] = {suit}, known = 1, pairs = 0;
  Cards left = m->hand[seat] & ~move.cards;
  int count = COUNT(left);
  for (int size = 1; size < 5; size++) *x++ = count == size;
  *x++ = count / 8.0;
  for (int s = 0; s < 4; s++) {
    worth[s] = 100 * COUNT(left & GROUP[s]) - COUNT(v->unseen & GROUP[s]);
    if (s == suit) continue;
    int place = known++;
    for (; place > 1 && worth[s] > worth[order[place - 1]]; place--) order[place] = order[place - 1];
    order[place] = s;
  }
  for (int i = 0; i < 4; i++) {
    int held = COUNT(left & GROUP[order[i]]);
    *x++ = held / 3.0, *x++ = held > 0, *x++ = part_of(v, GROUP[order[i]]);
  }
  *x++ = COUNT(left & RANK(EIGHT)) / 2.0, *x++ = (left & RANK(EIGHT)) > 0, *x++ = 5 * part_of(v, RANK(EIGHT));
  for (int r = 0; r < 13; r++) pairs += r != EIGHT && COUNT(left & RANK(r)) > 1;
  *x++ = points_of(left) / 40.0, *x++ = pairs / 2.0;

  /* The seats in the order in which they follow. */
  int direction = game == PURSUIT && laid == QUEEN ? -m->direction : m->direction;
  int penalty = game == PURSUIT && laid == TWO ? m->penalty + 2 : 0;
  int other = following(m, seat, direction), playing = m->seats - COUNT(m->out);
  if (game == PURSUIT && laid == ACE) other = following(m, other, direction);
  for (int i = 0; i < 3; i++) {
    if (other == seat) {
      for (int j = 0; j < 6; j++) *x++ = 0;
      continue;
    }
    Cards fits = penalty ? (i ? SUIT(suit) | RANK(EIGHT) : RANK(TWO)) : fitting_on(top);
    if (is_first(m, other)) fits = SUIT(m->starter);
    int held = COUNT(m->hand[other]);
    double can = can_lay(m, v, other, fits);
    *x++ = held / 6.0, *x++ = held == 1, *x++ = held == 2, *x++ = can, *x++ = held == 1 ? can : 0;
    *x++ = (m->totals[other] - m->totals[seat]) / 40.0;
    other = following(m, other, direction);
  }
  int stock = m->end - m->next, best = 1 << 30, close = 0;
  for (int s = 0; s < m->seats; s++) {
    if (s == seat || m->out >> s & 1) continue;
    if (m->totals[s] < best) best = m->totals[s];
    close += m->totals[s] >= 75;
  }
  double ahead = (best - m->totals[seat]) / 30.0;
  *x++ = stock / 30.0, *x++ = stock < 4;
  *x++ = ahead > 2 ? 2 : ahead < -2 ? -2 : ahead;
  *x++ = deals_left(m) / 4.0, *x++ = !deals_left(m), *x++ = (playing - 1) / 3.0;
  if (game == PURSUIT) {
    *x++ = penalty / 8.0, *x++ = COUNT(left & RANK(QUEEN)) / 2.0, *x++ = COUNT(left & RANK(ACE)) / 2.0;
    *x++ = COUNT(left & (RANK(ACE) | RANK(TWO) | RANK(QUEEN))) / 3.0;
  }
  if (game == OLSEN) {
    *x++ = m->totals[seat] / 100.0, *x++ = (m->totals[seat] + points_of(left)) / 100.0;
    *x++ = part_of(v, RANK(ACE)) * 5, *x++ = laid == ACE && !is_first(m, seat) ? move.count / 2.0 : 0;
    *x++ = move.named >= 0, *x++ = close / 3.0;
  }
  return x;
}

static void inputs(const Match *m, const Move *found, int count, int all, float (*into)[WIDTH]) {
  View v = view_of(m, m->turn);
  for (int i = 0; i < count; i++) {
    memset(into[i], 0, sizeof into[i]);
    float *rest = weighed(m, &v, found[i], into[i]);
    if (all) more(m, &v, found[i], rest);
  }
}

/* What LINEAR plays by, and which game it is. */
void weigh_by(int which, const double *found) {
  game = which;
  memcpy(weights, found, FEATURES[game] * sizeof *found);
}

static double linear(const float *x) {
  double sum = 0;
  for (int i = 0; i < FEATURES[game]; i++) sum += weights[i] * x[i];
  return sum;
}

/* For tests: the moves of the seat on turn, and what is told of each. */
int told_of(const Match *m, Move *found, float (*into)[WIDTH]) {
  int count = moves(m, found);
  inputs(m, found, count, 1, into);
  return count;
}

/* For tests: make a move and all that is forced after it; whether the deal is over. */
int made(Match *m, const Move *move) {
  uint64_t chance = 0;
  int is_over = make(m, *move, &chance);
  if (!is_over) turn(m, &chance, &is_over);
  return is_over;
}
