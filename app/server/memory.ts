import { setFlagsFromString } from 'node:v8'

/**
 * On a machine with much memory V8 lets its heap grow to hundreds of megabytes before it cleans up; this program works
 * in 25. Set here, not on a command line, so that it holds however the program is started.
 */
export function keepHeapSmall(): void {
  setFlagsFromString('--optimize-for-size')
  setFlagsFromString('--semi-space-growth-factor=1')
}
