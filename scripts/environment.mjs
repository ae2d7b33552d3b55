/**
 * What the built program runs in. glibc: packing every page leaves holes in heaps that are one for each thread, and
 * neither the holes nor large pieces would ever go back; a fifth of what the site holds otherwise. Node: keeps what it
 * compiled for the next start. package.json says the same, and deploy/site.service what of it an executable can use.
 */
export const ENVIRONMENT = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '65536',
  MALLOC_TRIM_THRESHOLD_: '65536',
  NODE_COMPILE_CACHE: 'build/site/cache',
}
