/* Random play of Polyssimo Challenge in CUDA C: what our rules are measured against on a GPU.
 *
 * The same rounds from the same seed as by playout.py in src/ludotheque/games/polyssimo, a thread for each: whoever is on
 * turn picks any piece, and later guesses a placement up to 30 times before all of them are counted. Only what the
 * benchmark plays is here: no handicap. The ways in which pieces can lie come from there, in ways.h.
 */

#include <cuda_runtime.h>
#include <stdint.h>

enum { WAYS = 147, SQUARES = 132, BLOCK = 60, BLOCKS = 3, PIECES = 24, GUESSES = 30, THREADS = 128 };

struct Way {
    uint64_t places[BLOCKS], outline; /* where its first square can lie on the board, and the steps to its squares */
    uint32_t steps;                   /* the five steps beyond the first square, in six bits each */
    uint8_t piece, first, blocks;     /* whether it is the first way of its piece, and in how many blocks it has places */
};

__device__ const Way ALL_WAYS[WAYS] = {
#include "ways.h"
};

template <int SEATS> struct Round {
    uint64_t free[BLOCKS], chance;
    uint32_t taken[SEATS], on_board;
    int turn, passed, actions;
};

__device__ int below(uint64_t &x, int limit) {
    x ^= x << 13, x ^= x >> 7, x ^= x << 17;
    return (int)__umulhi((uint32_t)(x >> 32), (uint32_t)limit);
}

__device__ int member(uint64_t members, int position) {
    int at = 0;
#pragma unroll
    for (int half = 32; half; half >>= 1) {
        int lower = __popcll(members & ((1ull << half) - 1));
        if (position >= lower) position -= lower, at += half, members >>= half;
    }
    return at;
}

template <int SEATS> __device__ uint32_t hand(const Round<SEATS> &round, int seat) {
    uint32_t taken = 0;
#pragma unroll
    for (int other = 0; other < SEATS; other++)
        if (other == seat) taken = round.taken[other];
    return taken & ~round.on_board;
}

template <int SEATS> __device__ uint64_t free_in(const Round<SEATS> &round, int block) {
    return block == 0 ? round.free[0] : block == 1 ? round.free[1] : block == 2 ? round.free[2] : 0;
}

template <int SEATS> __device__ uint64_t where_it_fits(const Round<SEATS> &round, const Way &way, int block) {
    uint64_t here = free_in(round, block), under = free_in(round, block + 1), squares = here & way.places[block];
    uint32_t steps = way.steps;
#pragma unroll
    for (int i = 0; i < 5; i++, steps >>= 6) squares &= here >> (steps & 63) | under << (BLOCK - (steps & 63));
    return squares;
}

/* The first way, from this one on, in which one of a set of pieces can lie. */
__device__ int way_from(const Way *ways, const uint8_t *firsts, int way, uint32_t pieces) {
    if (way == WAYS || pieces >> ways[way].piece & 1) return way;
    pieces >>= ways[way].piece;
    return pieces ? firsts[ways[way].piece + __ffs(pieces) - 1] : WAYS;
}

template <int SEATS>
__device__ bool can_lay(const Round<SEATS> &round, const Way *ways, const uint8_t *firsts, uint32_t pieces) {
    for (int way = way_from(ways, firsts, 0, pieces); way < WAYS; way = way_from(ways, firsts, way + 1, pieces))
        for (int block = 0; block < ways[way].blocks; block++)
            if (where_it_fits(round, ways[way], block)) return true;
    return false;
}

template <int SEATS>
__device__ int any_placement(Round<SEATS> &round, const Way *ways, const uint8_t *firsts, uint32_t pieces) {
    for (int guess = 0; guess < GUESSES; guess++) {
        int placement = below(round.chance, WAYS * SQUARES), first = placement % SQUARES;
        int block = first / BLOCK, place = first % BLOCK;
        const Way &way = ways[placement / SQUARES];
        if (!(pieces >> way.piece & 1) || !(way.places[block] >> place & 1)) continue;
        uint64_t free = free_in(round, block) >> place | free_in(round, block + 1) << (BLOCK - place);
        if (!(way.outline & ~free)) return placement;
    }
    int count = 0, chosen_at = 0;
    uint64_t chosen = 0;
    for (int way = way_from(ways, firsts, 0, pieces); way < WAYS; way = way_from(ways, firsts, way + 1, pieces))
        for (int block = 0; block < ways[way].blocks; block++) {
            uint64_t squares = where_it_fits(round, ways[way], block);
            int here = __popcll(squares);
            count += here;
            if (here && below(round.chance, count) < here) chosen = squares, chosen_at = way * SQUARES + block * BLOCK;
        }
    return chosen_at + member(chosen, below(round.chance, __popcll(chosen)));
}

template <int SEATS> __device__ void lay(Round<SEATS> &round, const Way *ways, int placement) {
    const Way &way = ways[placement / SQUARES];
    int first = placement % SQUARES, block = first / BLOCK, place = first % BLOCK;
#pragma unroll
    for (int each = 0; each < BLOCKS; each++) {
        if (each == block) round.free[each] &= ~(way.outline << place);
        if (each == block + 1) round.free[each] &= ~(way.outline >> (BLOCK - place));
    }
    round.on_board |= 1u << way.piece;
}

/* The turn goes to the next seat that can lay; whether there is one. */
template <int SEATS> __device__ bool pass_turn(Round<SEATS> &round, const Way *ways, const uint8_t *firsts) {
    for (int further = 0; further < SEATS; further++) {
        round.turn = (round.turn + SEATS - 1) % SEATS;
        if (round.passed >> round.turn & 1) continue;
        if (can_lay(round, ways, firsts, hand(round, round.turn))) return true;
        round.passed |= 1 << round.turn;
    }
    return false;
}

template <int SEATS>
__global__ void play_each(const uint64_t *chances, int count, int32_t *lengths, int32_t *on_board) {
    __shared__ Way ways[WAYS];
    __shared__ uint8_t firsts[PIECES];
    for (int way = threadIdx.x; way < WAYS; way += blockDim.x) {
        ways[way] = ALL_WAYS[way];
        if (ALL_WAYS[way].first) firsts[ALL_WAYS[way].piece] = way;
    }
    __syncthreads();
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    bool going = i < count;
    Round<SEATS> round = {{(1ull << BLOCK) - 1, (1ull << BLOCK) - 1, (1ull << (SQUARES - 2 * BLOCK)) - 1}, chances[going ? i : 0]};
    uint32_t middle = (1u << PIECES) - 1;
    for (int left = PIECES; left; left--) {
        uint32_t piece = 1u << member(middle, below(round.chance, left));
        round.turn = (PIECES - left) % SEATS; /* whoever picks the last piece lays the first */
        middle &= ~piece;
#pragma unroll
        for (int seat = 0; seat < SEATS; seat++)
            if (seat == round.turn) round.taken[seat] |= piece;
    }
    round.actions = PIECES;
    while (__any_sync(~0u, going)) { /* the threads of a warp stay together */
        int placement = going ? any_placement(round, ways, firsts, hand(round, round.turn)) : 0;
        __syncwarp();
        if (going) lay(round, ways, placement), round.actions++, going = pass_turn(round, ways, firsts);
    }
    if (i < count) lengths[i] = round.actions, on_board[i] = round.on_board;
}

template <int SEATS>
static double play_all(const uint64_t *chances, int count, int32_t *lengths, int32_t *on_board) {
    uint64_t *there;
    int32_t *length, *laid;
    cudaEvent_t begun, ended;
    float milliseconds = 0;
    cudaMalloc(&there, count * sizeof *there);
    cudaMalloc(&length, count * sizeof *length), cudaMalloc(&laid, count * sizeof *laid);
    cudaEventCreate(&begun), cudaEventCreate(&ended);
    cudaMemcpy(there, chances, count * sizeof *there, cudaMemcpyHostToDevice);
    cudaEventRecord(begun);
    play_each<SEATS><<<(count + THREADS - 1) / THREADS, THREADS>>>(there, count, length, laid);
    cudaEventRecord(ended);
    cudaMemcpy(lengths, length, count * sizeof *length, cudaMemcpyDeviceToHost);
    cudaMemcpy(on_board, laid, count * sizeof *laid, cudaMemcpyDeviceToHost);
    cudaEventElapsedTime(&milliseconds, begun, ended);
    cudaFree(there), cudaFree(length), cudaFree(laid);
    return cudaGetLastError() == cudaSuccess ? milliseconds / 1e3 : -1.0;
}

/* Play so many rounds, with arrays in the memory of the processor. Returns the seconds on the GPU, negative for an error. */
extern "C" double play_out(const uint64_t *chances, int64_t count, int64_t seats, int32_t *lengths, int32_t *on_board) {
    if (seats == 2) return play_all<2>(chances, (int)count, lengths, on_board);
    return seats == 4 ? play_all<4>(chances, (int)count, lengths, on_board) : -1.0;
}
