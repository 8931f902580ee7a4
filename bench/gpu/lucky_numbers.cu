/* Random play of Lucky Numbers in CUDA C: what our rules are measured against on a GPU.
 *
 * The same games as in ../lucky_numbers.c from the same seed, written for a GPU: what fits where is worked out from a
 * garden, for all cells and numbers at once, rounds are dealt side by side, and whoever is through takes the next.
 */

#include <cuda_runtime.h>
#include <stdint.h>

enum { HIGHEST = 20, CELLS = 16, ALL_NUMBERS = (2 << HIGHEST) - 2, THREADS = 128, AT_ONCE = 1 << 17 };

template <int SEATS> struct Round {
    uint32_t garden[SEATS][4]; /* the rows, a byte for the clover on each cell: five bits its number, three its colour */
    uint32_t face_up[SEATS], face_down[SEATS];
    uint64_t chance;
    int32_t turn, held, winners, over, actions;
};

__device__ int below(uint64_t &x, int limit) {
    x ^= x << 13, x ^= x >> 7, x ^= x << 17;
    return (int)__umulhi((uint32_t)(x >> 32), (uint32_t)limit);
}

__device__ int member(uint32_t members, int position) {
    int at = 0;
#pragma unroll
    for (int half = 16; half; half >>= 1) {
        int lower = __popc(members & ((1u << half) - 1));
        if (position >= lower) position -= lower, at += half, members >>= half;
    }
    return at;
}

template <int SEATS> __device__ int reveal(Round<SEATS> &round, int count) {
    int position = below(round.chance, count), clover = 0;
    bool looking = true;
#pragma unroll
    for (int colour = 0; colour < SEATS; colour++) {
        int here = __popc(round.face_down[colour]);
        if (looking && position < here) {
            int number = member(round.face_down[colour], position);
            round.face_down[colour] &= ~(1u << number);
            clover = number | colour << 5, looking = false;
        }
        position -= here;
    }
    return clover;
}

template <int SEATS> __device__ void put(Round<SEATS> &round, int seat, int cell, uint32_t clover) {
    uint32_t &row = round.garden[seat][cell >> 2], shift = 8 * (cell & 3), old = row >> shift & 255;
    if (old) round.face_up[old >> 5] |= 1u << (old & 31);
    row = (row & ~(255u << shift)) | clover << shift;
}

__device__ int empty_cells(const uint32_t *garden) {
    int empty = 0;
#pragma unroll
    for (int row = 0; row < 4; row++) empty += __popc(__vcmpeq4(garden[row], 0)) >> 3;
    return empty;
}

__device__ void added(uint32_t a, uint32_t b, uint32_t c, uint32_t &one, uint32_t &two) {
    one = a ^ b ^ c, two = (a & b) | ((a | b) & c);
}

__device__ void line(const uint32_t *up, const uint32_t *from, uint32_t *fit, int first, int step) {
    int a = first, b = a + step, c = b + step, d = c + step;
    fit[a] &= ~(from[b] | from[c] | from[d]), fit[b] &= ~(up[a] | from[c] | from[d]);
    fit[c] &= ~(up[a] | up[b] | from[d]), fit[d] &= ~(up[a] | up[b] | up[c]);
}

__device__ int ways(const uint32_t *counts, uint32_t numbers) {
    int sum = 0;
#pragma unroll
    for (int digit = 0; digit < 5; digit++) sum += __popc(counts[digit] & numbers) << digit;
    return sum;
}

/* A number and a cell, each way to place one of a set of numbers as likely as the next and as any of the others; number
 * 0 for one of these. */
__device__ int any_way(const uint32_t *garden, uint32_t numbers, int others, uint64_t &chance, int &cell) {
    uint32_t up[CELLS], from[CELLS], fit[CELLS], o[8], t[8], f[4], counts[5], eight, more;
#pragma unroll
    for (int i = 0; i < CELLS; i++) {
        uint32_t number = garden[i >> 2] >> 8 * (i & 3) & 31;
        up[i] = (2u << number) - 2, from[i] = 0u - (1u << number & ~1u), fit[i] = ~0u;
    }
#pragma unroll
    for (int i = 0; i < 4; i++) line(up, from, fit, 4 * i, 1), line(up, from, fit, i, 4);
#pragma unroll
    for (int i = 0; i < 5; i++) added(fit[3 * i], fit[3 * i + 1], fit[3 * i + 2], o[i], t[i]);
    added(o[0], o[1], o[2], o[5], t[5]), added(o[3], o[4], fit[15], o[6], t[6]);
    counts[0] = o[5] ^ o[6];
    added(t[0], t[1], t[2], o[7], f[0]), added(t[3], t[4], t[5], t[7], f[1]);
    added(t[6], o[5] & o[6], o[7], o[0], f[2]);
    counts[1] = t[7] ^ o[0], f[3] = t[7] & o[0];
    added(f[0], f[1], f[2], o[1], eight);
    counts[2] = o[1] ^ f[3], more = o[1] & f[3];
    counts[3] = eight ^ more, counts[4] = eight & more;
    int position = below(chance, ways(counts, numbers) + others), number = 0, before = 0;
#pragma unroll
    for (int half = 16; half; half >>= 1) {
        int lower = ways(counts, numbers & ((1u << (number + half)) - 1));
        if (lower <= position) number += half, before = lower;
    }
    uint32_t cells = 0;
#pragma unroll
    for (int i = 0; i < CELLS; i++) cells |= (fit[i] >> (number & 31) & 1) << i;
    cell = member(cells, position - before);
    return number > HIGHEST ? 0 : number;
}

template <int SEATS> __device__ void play(Round<SEATS> &round) {
    int seat = round.turn, left = 0, cell;
    uint32_t numbers = 0, clover = round.held;
#pragma unroll
    for (int colour = 0; colour < SEATS; colour++) left += __popc(round.face_down[colour]);
    if (clover) {
        clover = reveal(round, left--);
        numbers = 1u << (clover & 31);
    } else {
#pragma unroll
        for (int colour = 0; colour < SEATS; colour++) numbers |= round.face_up[colour];
    }
    int number = any_way(round.garden[seat], numbers, clover || left, round.chance, cell);
    round.actions++, round.held = !clover && !number;
    if (round.held) return;
    if (!clover) {
        bool looking = true;
#pragma unroll
        for (int colour = 0; colour < SEATS; colour++)
            if (looking && round.face_up[colour] >> number & 1)
                round.face_up[colour] &= ~(1u << number), clover = number | colour << 5, looking = false;
    }
    if (number) put(round, seat, cell, clover);
    else round.face_up[clover >> 5] |= 1u << (clover & 31);
    if (empty_cells(round.garden[seat]) == 0) {
        round.winners = 1 << seat, round.over = 1;
    } else if (left) {
        round.turn = seat + 1 < SEATS ? seat + 1 : 0;
    } else {
        int fewest = CELLS;
        for (int other = 0; other < SEATS; other++) {
            int empty = empty_cells(round.garden[other]);
            if (empty < fewest) fewest = empty, round.winners = 0;
            if (empty == fewest) round.winners |= 1 << other;
        }
        round.over = 1;
    }
}

template <int SEATS> __global__ void deal_each(const uint64_t *chances, int count, Round<SEATS> *dealt) {
    int i = blockIdx.x * blockDim.x + threadIdx.x, drawn[SEATS][4];
    if (i >= count) return;
    Round<SEATS> round = {};
    round.chance = chances[i], round.actions = SEATS;
    for (int colour = 0; colour < SEATS; colour++) round.face_down[colour] = ALL_NUMBERS;
    for (int seat = 0; seat < SEATS; seat++)
        for (int slot = 0; slot < 4; slot++) drawn[seat][slot] = reveal(round, 20 * SEATS - 4 * seat - slot);
    for (int seat = 0; seat < SEATS; seat++)
        for (int place = 0; place < 4; place++) {
            int slot;
            do slot = below(round.chance, 4);
            while (!drawn[seat][slot]);
            for (int other = 0; other < slot; other++) /* of equal numbers the one drawn first */
                if ((drawn[seat][other] & 31) == (drawn[seat][slot] & 31)) slot = other;
            put(round, seat, 5 * place, drawn[seat][slot]);
            drawn[seat][slot] = 0;
        }
    dealt[i] = round;
}

template <int SEATS>
__global__ void play_each(const Round<SEATS> *dealt, int count, int *taken, int32_t *lengths, int32_t *winners) {
    Round<SEATS> round;
    int at = -1;
    for (;;) {
        __syncwarp();
        if (at < 0 || round.over) {
            if (at >= 0) lengths[at] = round.actions, winners[at] = round.winners;
            at = atomicAdd(taken, 1);
            if (at >= count) return;
            round = dealt[at];
        }
        play(round);
    }
}

template <int SEATS>
static double play_all(const uint64_t *chances, int count, int32_t *lengths, int32_t *winners) {
    uint64_t *there;
    Round<SEATS> *dealt;
    int32_t *length, *won, *taken;
    cudaEvent_t begun, ended;
    float milliseconds = 0;
    cudaMalloc(&there, count * sizeof *there), cudaMalloc(&dealt, count * sizeof *dealt);
    cudaMalloc(&length, count * sizeof *length), cudaMalloc(&won, count * sizeof *won);
    cudaMalloc(&taken, sizeof *taken), cudaMemset(taken, 0, sizeof *taken);
    cudaEventCreate(&begun), cudaEventCreate(&ended);
    cudaMemcpy(there, chances, count * sizeof *there, cudaMemcpyHostToDevice);
    cudaEventRecord(begun);
    deal_each<SEATS><<<(count + THREADS - 1) / THREADS, THREADS>>>(there, count, dealt);
    play_each<SEATS><<<AT_ONCE / THREADS, THREADS>>>(dealt, count, taken, length, won);
    cudaEventRecord(ended);
    cudaMemcpy(lengths, length, count * sizeof *length, cudaMemcpyDeviceToHost);
    cudaMemcpy(winners, won, count * sizeof *won, cudaMemcpyDeviceToHost);
    cudaEventElapsedTime(&milliseconds, begun, ended);
    cudaFree(there), cudaFree(dealt), cudaFree(length), cudaFree(won), cudaFree(taken);
    return cudaGetLastError() == cudaSuccess ? milliseconds / 1e3 : -1.0;
}

/* Play so many rounds, with arrays in the memory of the processor. Returns the seconds on the GPU, negative for an error. */
extern "C" double play_out(const uint64_t *chances, int64_t count, int64_t seats, int32_t *lengths, int32_t *winners) {
    if (seats == 2) return play_all<2>(chances, (int)count, lengths, winners);
    return seats == 4 ? play_all<4>(chances, (int)count, lengths, winners) : -1.0;
}
