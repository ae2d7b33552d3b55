import { flushCompileCache } from 'node:module'
import { setFlagsFromString } from 'node:v8'

/**
 * On a machine with much memory V8 lets its heap grow to hundreds of megabytes before it cleans up; this program works
 * in 30. Both are set only after the start, which takes longer in a small heap; how large what is young may get is set
 * on the command line (`scripts/environment.mjs`).
 */
export function keepHeapSmall(): void {
  // What was compiled under other flags is not taken at the next start.
  flushCompileCache()
  // What is old grows by two fifths, some twenty-five pages of the desk.
  setFlagsFromString('--heap-growing-percent=40')
  // What is young is cleaned between two answers once three tenths of its room are full, not eight: such a pause is as
  // long as what was dropped is much, and everybody who waits meanwhile waits that much longer.
  setFlagsFromString('--minor-gc-task-trigger=30')
}
