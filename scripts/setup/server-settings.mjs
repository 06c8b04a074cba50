// @ts-check

/**
 * How the runtime of the server keeps its memory small: a young generation that fits what a few pages need, collected by one thread,
 * a collection of the rest when the heap has grown by a third (docs/decisions/0360), and an allocator that gives back what
 * picture and compression buffers leave behind (glibc keeps an arena per thread otherwise). docs/performance.md has the
 * figures with and without.
 */
export const serverFlags = ["--max-semi-space-size=4", "--no-parallel-scavenge", "--heap-growing-percent=30"];

/** @type {Record<string, string>} */
export const serverEnvironment = {
  NODE_ENV: "production",
  MALLOC_ARENA_MAX: "2",
  MALLOC_TRIM_THRESHOLD_: "131072",
  MALLOC_MMAP_THRESHOLD_: "131072",
};
