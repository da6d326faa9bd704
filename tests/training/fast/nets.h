/* Nets, and how they are trained: at decisions of a player several moves are tried in the very same deal, which
 * is played on to its end, and the net learns what they differ in. The games, shedding.c and otter.c, include
 * this file; they have said before what a Match and a Move are, how many INPUTS a move has, and
 *
 *   begin, turn, moves, wins, make, inputs, linear, greedy, settle, worth
 *
 * as they are declared below. All chance comes from seeds: the same seeds train the same net.
 */

enum { HIDDEN = 32, WIDTH = 96, MOST_MOVES = 2048, TRIED = 6, BATCH = 64 };
enum { GREEDY, LINEAR, NET, LEARNER }; /* a learner plays as LINEAR does, but is told all */

typedef struct {
  float hidden[WIDTH][HIDDEN], bias[HIDDEN], out[HIDDEN], direct[WIDTH];
} Net;

/* Where a training has come to. */
typedef struct {
  Net net, mean, first, second; /* mean: of the nets of the last thousands of steps; the moments of Adam */
  double steps;
} Run;

static Net player;     /* whose moves are made by NET */
static Net gradient;
static int contrasts;  /* in the gradient */

static void begin(Match *match, int seats, uint64_t *chance);
static int turn(Match *match, uint64_t *chance, int *is_over); /* who is to choose, after all that is forced */
static int moves(const Match *match, Move *found);
static int wins(const Match *match, Move move); /* whether it wins the deal at once */
static int make(Match *match, Move move, uint64_t *chance);   /* whether the deal is over */
static void inputs(const Match *match, const Move *found, int count, int all, float (*into)[WIDTH]);
static double linear(const float *inputs);
static int greedy(const Match *match, const Move *found, int count, uint64_t *chance);
static int next_deal(Match *match, uint64_t *chance, int seat, double *share); /* 0 once the match is over */
static double ahead(const Match *match, int seat); /* of the others, once a deal is over */
static double worth(const Match *before, const Match *after, int seat);        /* its part of the match, 0 to 1 */

static float judged(const Net *net, const float *x, float *lit) {
  float sums[HIDDEN], total = 0;
  memcpy(sums, net->bias, sizeof sums);
  for (int i = 0; i < WIDTH; i++) {
    if (!x[i]) continue;
    total += net->direct[i] * x[i];
    for (int k = 0; k < HIDDEN; k++) sums[k] += net->hidden[i][k] * x[i];
  }
  for (int k = 0; k < HIDDEN; k++) {
    if (sums[k] < 0) sums[k] = 0;
    total += net->out[k] * sums[k];
  }
  if (lit) memcpy(lit, sums, sizeof sums);
  return total;
}

/* The move that a player makes; what each is worth to it goes into values, and what the net is told into told. */
static int chosen(const Match *match, const Move *found, int count, int kind, uint64_t *chance, float *values,
                  float (*told)[WIDTH]) {
  int best = 0;
  if (count == 1) return 0;
  if (kind == GREEDY) return greedy(match, found, count, chance);
  for (int i = 0; i < count; i++)
    if (wins(match, found[i])) return i;
  inputs(match, found, count, kind == NET || kind == LEARNER, told);
  for (int i = 0; i < count; i++) {
    values[i] = kind != NET ? linear(told[i]) : judged(&player, told[i], 0);
    if (values[i] > values[best]) best = i;
  }
  return best;
}

/* Play the running deal to its end. */
static void play_on(Match *match, const int *kinds, uint64_t *chance) {
  static Move found[MOST_MOVES];
  static float values[MOST_MOVES], told[MOST_MOVES][WIDTH];
  int is_over = 0;
  for (int made = 0; made < 3000; made++) {
    int seat = turn(match, chance, &is_over);
    if (is_over) return;
    int count = moves(match, found);
    if (make(match, found[chosen(match, found, count, kinds[seat], chance, values, told)], chance)) return;
  }
}

static void learn_step(Run *run, float rate) {
  run->steps++;
  float *net = (float *)&run->net, *mean = (float *)&run->mean, *first = (float *)&run->first;
  float *second = (float *)&run->second, *slope = (float *)&gradient;
  float unbiased1 = 1 - powf(0.9f, run->steps), unbiased2 = 1 - powf(0.999f, run->steps);
  for (size_t i = 0; i < sizeof(Net) / sizeof(float); i++) {
    float g = slope[i] / BATCH;
    first[i] = 0.9f * first[i] + 0.1f * g;
    second[i] = 0.999f * second[i] + 0.001f * g * g;
    net[i] -= rate * (first[i] / unbiased1) / (sqrtf(second[i] / unbiased2) + 1e-8f);
    mean[i] += 0.0005f * (net[i] - mean[i]);
  }
  memset(&gradient, 0, sizeof gradient);
  contrasts = 0;
}

/* Bring what the net says of the tried moves nearer to what they came to: only what they differ in counts. */
static void learn(Run *run, float (*told)[WIDTH], const double *values, int count, float rate) {
  float said[TRIED], lit[TRIED][HIDDEN], mean_said = 0, mean = 0;
  for (int i = 0; i < count; i++) {
    said[i] = judged(&run->net, told[i], lit[i]);
    mean_said += said[i] / count;
    mean += (float)values[i] / count;
  }
  for (int i = 0; i < count; i++) {
    float error = ((said[i] - mean_said) - ((float)values[i] - mean)) / count;
    float back[HIDDEN];
    for (int k = 0; k < HIDDEN; k++) {
      back[k] = lit[i][k] > 0 ? error * run->net.out[k] : 0;
      gradient.out[k] += error * lit[i][k];
      gradient.bias[k] += back[k];
    }
    for (int j = 0; j < WIDTH; j++) {
      if (!told[i][j]) continue;
      gradient.direct[j] += error * told[i][j];
      for (int k = 0; k < HIDDEN; k++) gradient.hidden[j][k] += back[k] * told[i][j];
    }
  }
  if (++contrasts == BATCH) learn_step(run, rate);
}

/* Play a match against others of a kind, from a table of so many seats, and learn at the decisions of a seat. */
static void learn_match(Run *run, uint64_t seed, int seats, int seat, int others, int kind, int plays_on,
                        int one_in, double scale, double rate) {
  static Move found[MOST_MOVES];
  static float values[MOST_MOVES], told[MOST_MOVES][WIDTH], tried_told[TRIED][WIDTH];
  Match match;
  uint64_t chance = seed;
  int kinds[SEATS], after[SEATS]; /* in the match, and in trials */
  double share;
  for (int other = 0; other < seats; other++) kinds[other] = after[other] = others;
  kinds[seat] = kind, after[seat] = plays_on;
  begin(&match, seats, &chance);
  do {
    int is_over = 0;
    for (int made = 0; made < 3000; made++) {
      int on_turn = turn(&match, &chance, &is_over);
      if (is_over) break;
      int count = moves(&match, found);
      int best = chosen(&match, found, count, kinds[on_turn], &chance, values, told);
      if (on_turn == seat && count > 1 && !wins(&match, found[best]) && !below(&chance, one_in)) {
        int order[MOST_MOVES], tried = count < TRIED ? count : TRIED;
        for (int i = 0; i < count; i++) order[i] = i;
        for (int i = 0; i < tried; i++) { /* the best ones, and others by lot */
          int other = i;
          if (i >= TRIED / 2) other = i + below(&chance, count - i);
          else
            for (int j = i + 1; j < count; j++)
              if (values[order[j]] > values[order[other]]) other = j;
          int swapped = order[i];
          order[i] = order[other], order[other] = swapped;
        }
        double came_to[TRIED];
        uint64_t common = drawn(&chance);
        for (int i = 0; i < tried; i++) {
          Match trial = match;
          uint64_t its_chance = common;
          memcpy(tried_told[i], told[order[i]], sizeof tried_told[i]);
          if (!make(&trial, found[order[i]], &its_chance)) play_on(&trial, after, &its_chance);
          came_to[i] = scale * worth(&match, &trial, seat);
        }
        learn(run, tried_told, came_to, tried, rate);
        if (!below(&chance, 8)) best = order[below(&chance, tried)];
      }
      if (make(&match, found[best], &chance)) break;
    }
  } while (next_deal(&match, &chance, seat, &share));
}

/* What part of so many matches a player wins against others of a kind, each seat as often. */
double share_of(int kind, int others, int seats, uint64_t first, int matches) {
  double won = 0;
  for (uint64_t number = first; number < first + matches; number++) {
    Match match;
    uint64_t chance = number * 0x9E3779B97F4A7C15ULL;
    int kinds[SEATS], seat = number % seats;
    double share = 0;
    for (int other = 0; other < seats; other++) kinds[other] = other == seat ? kind : others;
    begin(&match, seats, &chance);
    do play_on(&match, kinds, &chance);
    while (next_deal(&match, &chance, seat, &share));
    won += share;
  }
  return won / matches;
}

/* By how much a player does better than the others in a deal, on average; in points, or deals won. */
double lead_of(int kind, int others, int seats, uint64_t first, int matches) {
  double lead = 0, deals = 0;
  for (uint64_t number = first; number < first + matches; number++) {
    Match match;
    uint64_t chance = number * 0x9E3779B97F4A7C15ULL;
    int kinds[SEATS], seat = number % seats;
    double share = 0;
    for (int other = 0; other < seats; other++) kinds[other] = other == seat ? kind : others;
    begin(&match, seats, &chance);
    do {
      play_on(&match, kinds, &chance);
      lead += ahead(&match, seat), deals++;
    } while (next_deal(&match, &chance, seat, &share));
  }
  return lead / deals;
}

/* What NET plays by. */
void play_by(const Net *net) { player = *net; }

/* Begin a run by lot. */
void start(Run *run, uint64_t seed, int told) {
  memset(run, 0, sizeof *run);
  for (int k = 0; k < HIDDEN; k++) {
    for (int i = 0; i < told; i++)
      run->net.hidden[i][k] = (below(&seed, 20001) - 10000) / 10000.0f * sqrtf(2.0f / told);
    run->net.out[k] = (below(&seed, 20001) - 10000) / 100000.0f;
  }
  run->mean = run->net;
}

/* Learn in so many matches, whose player is of a kind, and of another where it plays on after a trial: one of
 * three of them at another table than four have, and one of four against normal players instead of greedy ones.
 * One decision in so many is tried.
 */
void train(Run *run, uint64_t first, int matches, int kind, int plays_on, int least, int most, int one_in,
           double scale, double rate) {
  player = run->mean;
  memset(&gradient, 0, sizeof gradient);
  contrasts = 0;
  for (uint64_t number = first; number < first + matches; number++) {
    uint64_t chance = number * 0x9E3779B97F4A7C15ULL;
    int seats = below(&chance, 3) ? 4 : least + below(&chance, most - least + 1);
    int seat = below(&chance, seats), others = below(&chance, 4) ? GREEDY : LINEAR;
    learn_match(run, drawn(&chance), seats, seat, others, kind, plays_on, one_in, scale, rate);
  }
}
