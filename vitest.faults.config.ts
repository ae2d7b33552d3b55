import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

import './scripts/node-version.mjs'

/** The longest start first, so that none runs alone at the end. */
const LONG = [
  'update',
  'refused-start',
  'mailer-kill',
  'patroni',
  'restart',
  'rolling-update',
  'bodies',
  'floods',
  'rollback',
  'failover',
  'connections',
  'kill-under-load',
  'soak',
  'observatory',
  'one-file',
  'two-processes',
  'off-site',
]

const positionOf = ({ moduleId }: TestSpecification) => {
  const position = LONG.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`))
  return position < 0 ? LONG.length : position
}

class LongOnesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files)
    return sorted.toSorted((one, other) => positionOf(one) - positionOf(other))
  }
}

/** The built program under faults and attacks; needs a build and the executable. */
export default defineConfig({
  test: {
    include: ['tests/faults/**/*.test.ts', 'tests/program/**/*.test.ts'],
    environment: 'node',
    setupFiles: ['tests/support/clean-up.ts'],
    // Each waits a thousand times for the disk.
    testTimeout: 600_000,
    // Removing the folder of a cluster takes long on a busy disk.
    hookTimeout: 120_000,
    // As the browser tests beside them: all share two cores.
    retry: 1,
    isolate: false,
    // Most of them wait for exits and timeouts.
    maxWorkers: 4,
    sequence: { sequencer: LongOnesFirst },
  },
})
