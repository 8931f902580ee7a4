/* Random play of Ligretto and Dutch Blitz in CUDA C: what our rules are measured against on a GPU.
 *
 * The same rounds from the same seed, in the plainest game that a referee watches: nothing is stacked, and a used-up
 * reserve ends a round. Whoever can only turn cards does so some times in a row; then those that can do more act side by
 * side. Rounds lie in shared memory, are dealt side by side, and whoever is through takes the next.
 */

#include <cuda_runtime.h>
#include <stdint.h>

enum { RESERVE = 10, CARDS = 40, HAND = 6, MOVES_OF_HANDS = 2, TURNS_IN_A_ROW = 4, THREADS = 128, AT_ONCE = 132 << 10 };
#ifdef DUTCH_BLITZ
enum { ROW_FIRST = 1 };
#else
enum { ROW_FIRST = 0 };
#endif

template <int SEATS> struct Round {
    enum { ROWS = SEATS == 2 ? 5 : SEATS == 3 ? 4 : 3, IN_HAND = CARDS - RESERVE - ROWS };
    uint64_t wanted; /* the set of cards that may go to the middle; a card is 16 times its colour and its number */
    uint32_t tops[SEATS]; /* of the piles, a byte each */
    uint8_t reserve[SEATS][RESERVE], row[SEATS][ROWS], hand[SEATS][IN_HAND];
    uint8_t left[SEATS], size[SEATS], open[SEATS], piles, over;
};

__device__ int below(uint64_t &x, int limit) {
    x ^= x << 13, x ^= x >> 7, x ^= x << 17;
    return (int)__umulhi((uint32_t)(x >> 32), (uint32_t)limit);
}

template <int SEATS> __device__ int shown(const Round<SEATS> &round, int seat, int source) {
    if (source == 0) return round.left[seat] ? round.reserve[seat][round.left[seat] - 1] : 0;
    if (source == HAND) return round.open[seat] ? round.hand[seat][round.open[seat] - 1] : 0;
    return round.row[seat][source - 1];
}

/* The set of the sources that show a card for the middle. */
template <int SEATS> __device__ int that_fit(const Round<SEATS> &round, int seat) {
    int fit = (round.wanted >> shown(round, seat, 0) & 1) | (round.wanted >> shown(round, seat, HAND) & 1) << HAND;
#pragma unroll
    for (int place = 1; place <= Round<SEATS>::ROWS; place++) fit |= (round.wanted >> round.row[seat][place - 1] & 1) << place;
    return fit;
}

template <int SEATS> __device__ bool comes_up(const Round<SEATS> &round, int seat, int open) {
    for (int size = round.size[seat];; open = min(open + 3, size)) {
        if (open && round.wanted >> round.hand[seat][open - 1] & 1) return true;
        if (open == size) return false;
    }
}

template <int SEATS> __device__ bool somebody_can_play(const Round<SEATS> &round) {
    for (int seat = 0; seat < SEATS; seat++)
        if (that_fit(round, seat)) return true;
    for (int seat = 0; seat < SEATS; seat++)
        if (comes_up(round, seat, round.open[seat]) || comes_up(round, seat, 0)) return true;
    return false;
}

template <int SEATS> __device__ void move_hands(Round<SEATS> &round) {
    for (int seat = 0; seat < SEATS; seat++) {
        uint8_t *hand = round.hand[seat], top = hand[0];
        int last = round.size[seat] - 1;
        round.open[seat] = 0;
        if (last < 0) continue;
        for (int at = 0; at < last; at++) hand[at] = hand[at + 1];
        hand[last] = top;
    }
}

/* See whether the round is over, and move hands to free somebody. Somebody is known to be able to play, or not yet. */
template <int SEATS> __device__ void settle(Round<SEATS> &round, bool &free) {
    for (int seat = 0; seat < SEATS; seat++) round.over |= round.left[seat] == 0;
    for (int moved = 0; !round.over && !free && !(free = somebody_can_play(round)); moved++) {
        if (moved == MOVES_OF_HANDS) round.over = 1;
        else move_hands(round);
    }
}

/* Every third card of a hand and the last one come up again and again; others can be turned past. */
template <int SEATS> __device__ void turn(Round<SEATS> &round, int seat, bool &free) {
    int open = round.open[seat], size = round.size[seat];
    if (open == size) open = 0;
    else if (open % 3) free = false;
    round.open[seat] = min(open + 3, size);
}

template <int SEATS> __device__ int ways(const Round<SEATS> &round, int card) {
    if ((card & 15) == 1) return 1;
    int piles = 0;
#pragma unroll
    for (int four = 0; four < SEATS; four++) piles += __popc(__vcmpeq4(round.tops[four], 0x01010101u * (card - 1))) >> 3;
    return piles;
}

/* Any action of a seat, each as likely as the next. Of piles with the same top it makes no difference which is taken. */
template <int SEATS> __device__ int act(Round<SEATS> &round, int seat, uint64_t &chance, bool &free) {
    int fit = that_fit(round, seat), count = round.size[seat] > 0;
    for (int rest = fit; rest; rest &= rest - 1) count += ways(round, shown(round, seat, __ffs(rest) - 1));
    if (round.over || !count) return 0;
    int chosen = below(chance, count), source = 0, card = 0;
    for (; fit; fit &= fit - 1) {
        source = __ffs(fit) - 1, card = shown(round, seat, source), chosen -= ways(round, card);
        if (chosen < 0) break;
    }
    if (!fit) {
        turn(round, seat, free);
        return 1;
    }
    if (source == 0) {
        round.left[seat]--;
    } else if (source == HAND) {
        round.open[seat]--, round.size[seat]--;
        for (int at = round.open[seat]; at < round.size[seat]; at++) round.hand[seat][at] = round.hand[seat][at + 1];
    } else {
        round.row[seat][source - 1] = round.left[seat] ? round.reserve[seat][--round.left[seat]] : 0;
    }
    uint8_t *tops = (uint8_t *)round.tops;
    int pile = 0;
    if ((card & 15) == 1) pile = round.piles++;
    else while (tops[pile] != card - 1) pile++;
    tops[pile] = card, free = false;
    if ((card & 15) > 1 && !ways(round, card)) round.wanted &= ~(1ull << card);
    if ((card & 15) < 10) round.wanted |= 2ull << card;
    return 1;
}

template <int SEATS> __device__ int cards_laid(const Round<SEATS> &round) {
    int laid = 0;
    for (int four = 0; four < SEATS; four++)
        for (uint32_t tops = round.tops[four]; tops; tops >>= 8) laid += tops & 15;
    return laid;
}

template <int SEATS>
__global__ void deal_each(uint64_t *chances, int count, Round<SEATS> *dealt) {
    __shared__ uint8_t orders[THREADS][CARDS + 4];
    int i = blockIdx.x * THREADS + threadIdx.x;
    if (i >= count) return;
    uint8_t *order = orders[threadIdx.x];
    uint64_t chance = chances[i];
    Round<SEATS> round = {};
    round.wanted = 0x0002000200020002;
    for (int card = 0; card < CARDS; card++) order[card] = card / 10 * 16 + card % 10 + 1;
    for (int seat = 0; seat < SEATS; seat++) {
        for (int at = CARDS - 1; at; at--) {
            int other = below(chance, at + 1), card = order[at];
            order[at] = order[other], order[other] = card;
        }
        for (int at = 0; at < RESERVE; at++) round.reserve[seat][at] = order[at + (ROW_FIRST ? round.ROWS : 0)];
        for (int at = 0; at < round.ROWS; at++) round.row[seat][at] = order[at + (ROW_FIRST ? 0 : RESERVE)];
        for (int at = 0; at < round.IN_HAND; at++) round.hand[seat][at] = order[at + RESERVE + round.ROWS];
        round.left[seat] = RESERVE, round.size[seat] = round.IN_HAND;
    }
    dealt[i] = round, chances[i] = chance;
}

template <int SEATS>
__global__ void play_each(
    const Round<SEATS> *dealt, const uint64_t *chances, int count, int *taken, int32_t *lengths, int32_t *laid) {
    __shared__ Round<SEATS> rounds[THREADS];
    Round<SEATS> &round = rounds[threadIdx.x];
    uint64_t chance = 0;
    bool free = false;
    for (int at = -1, actions = 0;;) {
        __syncwarp();
        if (at < 0 || round.over) {
            if (at >= 0) lengths[at] = actions, laid[at] = cards_laid(round);
            at = atomicAdd(taken, 1);
            if (at >= count) return;
            round = dealt[at], chance = chances[at], free = false, actions = 0;
        }
        settle(round, free);
        int seat = below(chance, SEATS), turns = 0;
        while (seat >= 0 && !round.over && round.size[seat] && !that_fit(round, seat)) {
            below(chance, 1), turn(round, seat, free);
            seat = ++turns == TURNS_IN_A_ROW || !free ? -1 : below(chance, SEATS);
        }
        __syncwarp();
        actions += turns;
        if (seat >= 0) actions += act(round, seat, chance, free);
    }
}

template <int SEATS> static double play_all(const uint64_t *chances, int count, int32_t *lengths, int32_t *laid) {
    uint64_t *there;
    Round<SEATS> *dealt;
    cudaEvent_t begun, ended;
    int32_t *length, *in_middle, *taken;
    float milliseconds = 0;
    cudaMalloc(&there, count * sizeof *there), cudaMalloc(&dealt, count * sizeof *dealt);
    cudaMalloc(&length, count * sizeof *length), cudaMalloc(&in_middle, count * sizeof *in_middle);
    cudaMalloc(&taken, sizeof *taken), cudaMemset(taken, 0, sizeof *taken);
    cudaEventCreate(&begun), cudaEventCreate(&ended);
    cudaMemcpy(there, chances, count * sizeof *there, cudaMemcpyHostToDevice);
    cudaEventRecord(begun);
    deal_each<SEATS><<<(count + THREADS - 1) / THREADS, THREADS>>>(there, count, dealt);
    play_each<SEATS><<<AT_ONCE / THREADS, THREADS>>>(dealt, there, count, taken, length, in_middle);
    cudaEventRecord(ended);
    cudaMemcpy(lengths, length, count * sizeof *length, cudaMemcpyDeviceToHost);
    cudaMemcpy(laid, in_middle, count * sizeof *laid, cudaMemcpyDeviceToHost);
    cudaEventElapsedTime(&milliseconds, begun, ended);
    cudaFree(there), cudaFree(dealt), cudaFree(length), cudaFree(in_middle), cudaFree(taken);
    return cudaGetLastError() == cudaSuccess ? milliseconds / 1e3 : -1.0;
}

/* Play so many rounds, with arrays in the memory of the processor: how long each is, and how many cards are laid in it.
 * Returns the seconds on the GPU, negative for an error. */
extern "C" double play_out(const uint64_t *chances, int64_t count, int64_t seats, int32_t *lengths, int32_t *laid) {
    if (seats == 2) return play_all<2>(chances, (int)count, lengths, laid);
    return seats == 4 ? play_all<4>(chances, (int)count, lengths, laid) : -1.0;
}
