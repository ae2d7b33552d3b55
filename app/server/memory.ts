import { flushCompileCache } from 'node:module'
import { setFlagsFromString } from 'node:v8'

/**
 * On a machine with much memory V8 lets its heap grow to hundreds of megabytes before it cleans up; this program works
 * in 25. Set here, not on a command line, so that it holds however the program is started; and only once it is, since a
 * start takes longer in a small heap.
 */
export function keepHeapSmall(): void {
  // What was compiled under other flags is not taken at the next start.
  flushCompileCache()
  setFlagsFromString('--optimize-for-size')
  setFlagsFromString('--semi-space-growth-factor=1')
}
