import { flushCompileCache } from 'node:module'
import { setFlagsFromString } from 'node:v8'

/**
 * On a machine with much memory V8 lets its heap grow to hundreds of megabytes before it cleans up; this program works
 * in 30. Both are set here, not on a command line, so that they hold however the program is started.
 */

/**
 * What is young stays in 4 MB, the size it has once the program is read. That is about what one page of the desk makes
 * and drops: in less, half of every page would be taken for old and cleaned up at ten times the cost. Between two
 * answers it is cleaned once it is two fifths full, not four: such a pause is as long as what was dropped is much, and
 * everybody who waits meanwhile waits that much longer. V8 may give some of the 4 MB back when there is little to do;
 * they do not come again, so pages of the desk then take about a quarter more.
 */
export function keepYoungSmall(): void {
  setFlagsFromString('--semi-space-growth-factor=1')
  setFlagsFromString('--minor-gc-task-trigger=40')
}

/**
 * What is old grows by two fifths before it is cleaned, some twenty-five pages of the desk; set only after the start,
 * which takes longer in a small heap.
 */
export function keepHeapSmall(): void {
  // What was compiled under other flags is not taken at the next start.
  flushCompileCache()
  setFlagsFromString('--heap-growing-percent=40')
}
