/**
 * How glibc is to keep memory, for a program of Node: packing every page leaves holes in heaps that are one for each
 * thread, and neither the holes nor large pieces would ever go back. It is a fifth of what the site holds otherwise.
 * package.json and deploy/site.service say the same.
 */
export const MALLOC = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '65536',
  MALLOC_TRIM_THRESHOLD_: '65536',
}
