import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'

import { freshFolder } from '#tests/support/data-dir'
import { HEAP_ENV, heapOf } from '#tests/support/heap'
import { makeLoad } from '#tests/support/load'
import { startProgram } from '#tests/support/program'

/** Short by default; SOAK_SECONDS=600 for a long run. */
const SECONDS = Number(process.env.SOAK_SECONDS ?? 10)
const SAMPLES = 12
/** Samples that do not count, because code compiled at the start is no leak. */
const WARM_UP = 12
const PAGES = ['/', '/about', '/digital-marketting/bulk-sms', '/nowhere', '/enquiry?about=SMS']

test(
  `heap, file handles and the write-ahead log do not grow over ${SECONDS} seconds`,
  async () => {
    const dataDir = freshFolder()
    const program = await startProgram({
      DATA_DIR: dataDir,
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'silent',
      ...HEAP_ENV,
    })

    const load = makeLoad(4, ['enquiry', 'message'])
    const heaps: number[] = []
    const handles: number[] = []
    async function watch(): Promise<void> {
      for (let sample = -WARM_UP; sample < SAMPLES; sample++) {
        const end = Date.now() + (SECONDS * 1000) / SAMPLES
        for (let i = 0; Date.now() < end; i++) {
          const page = PAGES[i % PAGES.length] ?? '/'
          await (await fetch(program.url + page)).arrayBuffer()
          await sleep(5)
        }
        const heap = await heapOf(program)
        if (sample < 0) continue
        heaps.push(heap)
        handles.push(readdirSync(`/proc/${program.process.pid}/fd`).length)
      }
    }
    await load.run(program.url, watch())

    const [first, last] = [
      medianOf(heaps.slice(0, SAMPLES / 3)),
      medianOf(heaps.slice(-SAMPLES / 3)),
    ]
    const wal = statSync(join(dataDir, 'db', 'site.sqlite-wal')).size
    console.log(
      `${SECONDS} s soak, ${load.acks.length} enquiries: heap ${heaps.map(mb).join(' ')} MB, log ${mb(wal)} MB`,
    )
    expect(load.unexpected).toEqual([])
    expect(last / first).toBeLessThanOrEqual(1.05)
    expect(Math.max(...handles.slice(-4))).toBeLessThanOrEqual(Math.max(...handles.slice(0, 4)) + 4)
    expect(wal).toBeLessThan(16 * 1024 * 1024)
  },
  SECONDS * 2000 + 60_000,
)

const medianOf = (figures: number[]) =>
  figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0
const mb = (bytes: number) => (bytes / 1024 / 1024).toFixed(1)
