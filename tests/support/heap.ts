import { resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import type { Program } from './program'

/** The environment of a program whose heap is measured. */
export const HEAP_ENV = {
  NODE_OPTIONS: `--expose-gc --require ${resolve('tests/support/print-heap.cjs')}`,
}

/** Collects all garbage of a program that has HEAP_ENV. @returns the heap left, in bytes */
export async function heapOf({ process: child, output }: Program): Promise<number> {
  const before = output().length
  child.kill('SIGUSR2')
  for (;;) {
    const found = /heap (\d+)/.exec(output().slice(before))?.[1]
    if (found) return Number(found)
    await sleep(20)
  }
}
