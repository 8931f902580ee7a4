/* The random play of ../lucky_numbers.c on a GPU, a thread for each round: what our rules are measured against there. */

#include <cuda_runtime.h>

#define __builtin_popcount __popc
#define __builtin_ctz(members) (__ffs(members) - 1)
#define static static __device__
#include "../lucky_numbers.c"
#undef static

__global__ void play_each(uint64_t *chances, int64_t count, int seats, int32_t *lengths, int32_t *winners) {
    int64_t i = blockIdx.x * (int64_t)blockDim.x + threadIdx.x;
    if (i >= count) return;
    Round round;
    uint64_t chance = chances[i];
    begin(&round, seats);
    lengths[i] = play_on(&round, &chance);
    winners[i] = round.winners;
}

/* Play so many rounds, with arrays in the memory of the processor. Returns the seconds on the GPU, negative for an error. */
extern "C" double play_out(const uint64_t *chances, int64_t count, int64_t seats, int32_t *lengths, int32_t *winners) {
    uint64_t *there;
    int32_t *length, *won;
    cudaEvent_t begun, ended;
    float milliseconds;
    cudaMalloc(&there, count * sizeof *there);
    cudaMalloc(&length, count * sizeof *length);
    cudaMalloc(&won, count * sizeof *won);
    cudaEventCreate(&begun);
    cudaEventCreate(&ended);
    cudaMemcpy(there, chances, count * sizeof *there, cudaMemcpyHostToDevice);
    cudaEventRecord(begun);
    play_each<<<(unsigned)((count + 127) / 128), 128>>>(there, count, (int)seats, length, won);
    cudaEventRecord(ended);
    cudaMemcpy(lengths, length, count * sizeof *length, cudaMemcpyDeviceToHost);
    cudaMemcpy(winners, won, count * sizeof *won, cudaMemcpyDeviceToHost);
    cudaEventElapsedTime(&milliseconds, begun, ended);
    cudaFree(there);
    cudaFree(length);
    cudaFree(won);
    return cudaGetLastError() == cudaSuccess ? milliseconds / 1e3 : -1.0;
}
