import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

import './scripts/node-version.mjs'

/** The longest: begun last, one of them would run alone. */
const LONG = ['connections', 'observatory', 'restart', 'kill-storm', 'soak', 'migration-kill']

class LongOnesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const isLong = (file: TestSpecification) =>
      LONG.some((name) => file.moduleId.endsWith(`/${name}.test.ts`))
    const sorted = await super.sort(files)
    return sorted.toSorted((one, other) => Number(isLong(other)) - Number(isLong(one)))
  }
}

/** The built program under faults and under attack: slow, and in need of a build. */
export default defineConfig({
  test: {
    include: ['tests/faults/**/*.test.ts', 'tests/program/**/*.test.ts'],
    environment: 'node',
    // For a slow disk: each waits for it a thousand times.
    testTimeout: 600_000,
    // They share what they import; what they test is a program of their own.
    isolate: false,
    // Most of them wait for deaths and time-outs.
    maxWorkers: 4,
    sequence: { sequencer: LongOnesFirst },
  },
})
