/* Random play of Lucky Numbers in plain C: the limit that our rules, written in Python, are measured against.
 *
 * The same tables in the record, the same rules, the same random generator, and a uniform choice among the same actions
 * in the same order as in src/ludotheque/games/lucky_numbers, so that from the same seed both play the very same games.
 * Only what the benchmark plays is here: the printed setup, without variants.
 */

#include <stdint.h>
#include <string.h>

enum { HIGHEST = 20, SIDE = 4, CELLS = 16, MOST_SEATS = 5 };
enum { NUMBERS = 32 }; /* 0 to 20, and some more to fill the vectors of the processor */
enum { ALL_CELLS = 0xFFFF, FIRST_COLUMN = 0x1111, LAST_COLUMN = 0x8888 };
enum { CHOOSING, HOLDING, OVER };

typedef struct {
    uint8_t garden[MOST_SEATS][CELLS];     /* the clover on each cell: five bits its number, three its colour */
    uint16_t no_less[MOST_SEATS][NUMBERS]; /* for each number the set of cells that hold it or a higher one */
    uint16_t no_more[MOST_SEATS][NUMBERS]; /* for each number the set of cells that hold it or a lower one */
    uint16_t fits[MOST_SEATS][NUMBERS];    /* for each number the set of cells that can take it */
    int32_t face_up[MOST_SEATS];           /* of each colour, the set of numbers that lie in the middle */
    int32_t face_down[MOST_SEATS];         /* of each colour, the set of numbers still in the pile */
    int32_t held, phase, turn, seats, winners;
} Round;

static int number_of(int clover) { return clover & 31; }
static int colour_of(int clover) { return clover >> 5; }

/* Sets as bits */

static int how_many(int members) { return __builtin_popcount((unsigned)members); }
static int first_member(int members) { return __builtin_ctz((unsigned)members); }

static int member(int members, int position) {
    while (position--) members &= members - 1;
    return first_member(members);
}

/* Chance: xorshift64, its upper half */

static int below(uint64_t *chance, int limit) {
    uint64_t x = *chance;
    x ^= x << 13;
    x ^= x >> 7;
    x ^= x << 17;
    *chance = x;
    return (int)(((x >> 32) * (uint64_t)limit) >> 32);
}

/* Gardens */

static int cells_after(int cells) {
    int right = cells << 1 & ~FIRST_COLUMN;
    right |= right << 1 & ~FIRST_COLUMN;
    right |= right << 1 & ~FIRST_COLUMN;
    return right | cells << 4 | cells << 8 | cells << 12;
}

static int cells_before(int cells) {
    int left = cells >> 1 & ~LAST_COLUMN;
    left |= left >> 1 & ~LAST_COLUMN;
    left |= left >> 1 & ~LAST_COLUMN;
    return left | cells >> 4 | cells >> 8 | cells >> 12;
}

static int empty_cells(const Round *round, int seat) {
    int empty = 0;
    for (int cell = 0; cell < CELLS; cell++) empty += round->garden[seat][cell] == 0;
    return empty;
}

static void turn_up(Round *round, int clover) { round->face_up[colour_of(clover)] |= 1 << number_of(clover); }

/* Put a clover on a cell; whatever lay there goes face up to the middle. A number fits on a cell unless one as high
 * lies before it, or one as low after it. */
static void put(Round *round, int seat, int cell, int clover) {
    if (round->garden[seat][cell]) turn_up(round, round->garden[seat][cell]);
    round->garden[seat][cell] = (uint8_t)clover;
    uint16_t *no_less = round->no_less[seat], *no_more = round->no_more[seat], *fits = round->fits[seat];
    int here = 1 << cell, number_here = number_of(clover);
    for (int number = 0; number < NUMBERS; number++) {
        uint16_t higher = (uint16_t)((no_less[number] & ~here) | (number <= number_here ? here : 0));
        uint16_t lower = (uint16_t)((no_more[number] & ~here) | (number >= number_here ? here : 0));
        no_less[number] = higher;
        no_more[number] = lower;
        fits[number] = (uint16_t)~(cells_after(higher) | cells_before(lower));
    }
}

/* The pile and the middle */

static int clovers_face_down(const Round *round) {
    int count = 0;
    for (int colour = 0; colour < MOST_SEATS; colour++) count += how_many(round->face_down[colour]);
    return count;
}

static int reveal(Round *round, uint64_t *chance) {
    int position = below(chance, clovers_face_down(round)), colour = 0, here;
    while (position >= (here = how_many(round->face_down[colour]))) {
        position -= here;
        colour++;
    }
    int number = member(round->face_down[colour], position);
    round->face_down[colour] &= ~(1 << number);
    return number | colour << 5;
}

static int numbers_face_up(const Round *round) {
    int numbers = 0;
    for (int colour = 0; colour < MOST_SEATS; colour++) numbers |= round->face_up[colour];
    return numbers;
}

static int take_from_middle(Round *round, int number) {
    int colour = 0;
    while (!(round->face_up[colour] >> number & 1)) colour++;
    round->face_up[colour] &= ~(1 << number);
    return number | colour << 5;
}

/* The setup: every seat draws four clovers and lays them on its diagonal in any order. */

static void begin(Round *round, int seats) {
    memset(round, 0, sizeof *round);
    memset(round->fits, 0xFF, sizeof round->fits);
    round->seats = seats;
    for (int colour = 0; colour < seats; colour++) round->face_down[colour] = (2 << HIGHEST) - 2;
}

static void set_up(Round *round, uint64_t *chance) {
    int drawn[MOST_SEATS][SIDE];
    for (int seat = 0; seat < round->seats; seat++)
        for (int slot = 0; slot < SIDE; slot++) drawn[seat][slot] = reveal(round, chance);
    for (int seat = 0; seat < round->seats; seat++)
        for (int place = 0; place < SIDE; place++) {
            int slot;
            do slot = below(chance, SIDE);
            while (drawn[seat][slot] == 0);
            for (int other = 0; other < slot; other++) /* of equal numbers the one drawn first */
                if (number_of(drawn[seat][other]) == number_of(drawn[seat][slot])) slot = other;
            put(round, seat, place * (SIDE + 1), drawn[seat][slot]);
            drawn[seat][slot] = 0;
        }
    round->phase = CHOOSING;
}

/* A turn, and what follows from it */

static void end_turn(Round *round) {
    if (clovers_face_down(round)) {
        round->phase = CHOOSING;
        round->turn = (round->turn + 1) % round->seats;
        return;
    }
    int fewest = CELLS;
    for (int seat = 0; seat < round->seats; seat++) {
        int empty = empty_cells(round, seat);
        if (empty < fewest) {
            fewest = empty;
            round->winners = 0;
        }
        if (empty == fewest) round->winners |= 1 << seat;
    }
    round->phase = OVER;
}

static void place(Round *round, int seat, int cell, int clover) {
    put(round, seat, cell, clover);
    if (empty_cells(round, seat)) {
        end_turn(round);
    } else {
        round->winners = 1 << seat;
        round->phase = OVER;
    }
}

/* Place the clover just drawn on any cell that it fits on, or leave it. */
static void place_or_leave(Round *round, int seat, uint64_t *chance) {
    int held = round->held, cells = round->fits[seat][number_of(held)];
    int position = below(chance, how_many(cells) + 1);
    round->held = 0;
    if (position < how_many(cells)) {
        place(round, seat, member(cells, position), held);
    } else {
        turn_up(round, held);
        end_turn(round);
    }
}

/* Take any clover of the middle to any cell that it fits on, or draw. */
static void take_or_draw(Round *round, int seat, uint64_t *chance) {
    const uint16_t *fits = round->fits[seat];
    int numbers = numbers_face_up(round), actions = clovers_face_down(round) > 0;
    for (int rest = numbers; rest; rest &= rest - 1) actions += how_many(fits[first_member(rest)]);
    int position = below(chance, actions);
    for (int rest = numbers; rest; rest &= rest - 1) {
        int number = first_member(rest), here = how_many(fits[number]);
        if (position < here) {
            place(round, seat, member(fits[number], position), take_from_middle(round, number));
            return;
        }
        position -= here;
    }
    round->phase = HOLDING;
    round->held = reveal(round, chance);
}

static int play_on(Round *round, uint64_t *chance) {
    set_up(round, chance);
    int actions = round->seats;
    for (; round->phase != OVER; actions++) {
        if (round->phase == HOLDING)
            place_or_leave(round, round->turn, chance);
        else
            take_or_draw(round, round->turn, chance);
    }
    return actions;
}

/* What the benchmark calls */

int64_t size_of_round(void) { return sizeof(Round); }

/* Lay out an array of rounds before anything is dealt. */
void begin_all(Round *rounds, int64_t count, int64_t seats) {
    for (int64_t i = 0; i < count; i++) begin(&rounds[i], (int)seats);
}

/* Deal every round of an array and play it to its end; the number of actions of each, and the set of its winners. */
void play_out(Round *rounds, int64_t count, uint64_t *chance, int32_t *lengths, int32_t *winners) {
    for (int64_t i = 0; i < count; i++) {
        lengths[i] = play_on(&rounds[i], chance);
        winners[i] = rounds[i].winners;
    }
}
