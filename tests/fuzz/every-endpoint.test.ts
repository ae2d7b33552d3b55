import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { applications, enquiries, mails } from '#db/schema'
import { openDatabase } from '#db/sqlite/database.server'
import { tables, writerOf } from '#tests/support/app'
import { HEAP_ENV, heapOf } from '#tests/support/heap'
import { everyUrl } from '#tests/support/route-list'
import { type Served, serveForAll } from '#tests/support/served'
import { sendFuzz } from './client'
import { CANARY, type FuzzRequest, requestsFor, rightRequest } from './requests'

/** FUZZ_SEED repeats a run; FUZZ_RUNS allows more requests than the test suite has time for. */
const SEED = Number(process.env.FUZZ_SEED || Math.floor(Math.random() * 2 ** 31))
const RUNS = Number(process.env.FUZZ_RUNS || 2000)
const WARM_UP = Math.min(200, RUNS)
const CONCURRENCY = 6
/** A leak grows in every round. */
const ROUNDS = 3
const MAX_GROWTH_MB = 10
const MAX_HEAP_GROWTH_MB = 4
const MIN_REQUESTS = Math.min(50_000, RUNS * 25)

const served = serveForAll(HEAP_ENV)
const endpoints = everyUrl()
const counts = new Map<number, number>()

afterAll(() => {
  const { exitCode } = served.program.process
  if (exitCode) console.log(`fuzz: the program ended:\n${served.program.output().slice(-3000)}`)
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0)
  const statuses = [...counts].sort(([a], [b]) => a - b).map(([status, n]) => `${status}: ${n}`)
  console.log(
    `fuzz: seed ${SEED}, ${total} requests at ${endpoints.length} endpoints; ${statuses.join(', ')}`,
  )
})

/** Sends half of the requests as an admin, by cookie or by token. */
function withSession(request: FuzzRequest, position: number): FuzzRequest {
  const { headers } = request
  if (position % 4 === 0) return { ...request, headers: { ...headers, cookie: served.cookie } }
  if (position % 4 === 1) {
    return { ...request, headers: { ...headers, authorization: `Bearer ${served.token}` } }
  }
  return request
}

async function fuzz(url: string, numRuns: number, seed: number): Promise<void> {
  let position = 0
  const property = fc.asyncProperty(requestsFor(url), async (request) => {
    // Logging out would end the session that the other requests share.
    const sent = url === '/logout' ? request : withSession(request, position++)
    const status = await sendFuzz(served.url, sent)
    counts.set(status, (counts.get(status) ?? 0) + 1)
    if (status === 0 || (status >= 500 && status !== 503)) throw new Error(`got ${status}`)
  })
  await fc.assert(property, { numRuns, seed, verbose: 1, examples: [[rightRequest(url)]] })
}

async function fuzzAll(numRuns: number, seed: number): Promise<void> {
  const waiting = [...endpoints]
  const work = async () => {
    for (let url = waiting.shift(); url; url = waiting.shift()) await fuzz(url, numRuns, seed)
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, work))
}

/** The memory of the program after garbage collection, in MB. */
async function memoryOf({ program }: Served): Promise<{ heap: number; resident: number }> {
  const heap = (await heapOf(program)) / 1024 / 1024
  const status = readFileSync(`/proc/${program.process.pid}/status`, 'utf8')
  return { heap, resident: Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024 }
}

const leastGrowth = (sizes: number[]) =>
  Math.min(...sizes.slice(1).map((size, at) => size - (sizes[at] ?? 0)))

test('random requests cause no crash, no 5xx except a rare 503, and no memory leak', async () => {
  await fuzzAll(WARM_UP, SEED)
  const sizes = [await memoryOf(served)]
  for (let round = 1; round <= ROUNDS; round++) {
    await fuzzAll(Math.ceil(RUNS / ROUNDS), SEED + round)
    sizes.push(await memoryOf(served))
  }
  const heaps = sizes.map(({ heap }) => heap)
  const residents = sizes.map(({ resident }) => resident)
  console.log(`fuzz: heap, MB, after each round: ${heaps.map(Math.round).join(', ')}`)
  console.log(`fuzz: resident, MB, after each round: ${residents.map(Math.round).join(', ')}`)

  const total = [...counts.values()].reduce((sum, count) => sum + count, 0)
  expect(total).toBeGreaterThanOrEqual(MIN_REQUESTS)
  expect((counts.get(503) ?? 0) / total).toBeLessThan(0.02)
  expect(counts.get(201) ?? 0, 'some requests were right').toBeGreaterThan(0)
  expect(leastGrowth(residents), 'growth of the calmest round').toBeLessThan(MAX_GROWTH_MB)
  expect(leastGrowth(heaps), 'heap growth of the calmest round').toBeLessThan(MAX_HEAP_GROWTH_MB)
  expect((await fetch(`${served.url}/readyz`)).status).toBe(200)
}, 1_200_000)

test('random requests leave complete data, and no error or typed text in the log', async () => {
  expect(await served.program.end('SIGTERM')).toBe(0)
  const output = served.program.output()
  // Digits of a random identifier may be those of the phone number.
  const lines = output.replace(/"id":"[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}"/g, '').split('\n')
  const linesWith = (pattern: RegExp) => lines.filter((line) => pattern.test(line))
  expect(linesWith(/"level":(50|60)/)).toEqual([])
  expect(linesWith(new RegExp(`${CANARY}|98765|asha@`, 'i'))).toEqual([])

  const db = openDatabase(join(served.dataDir, 'db', 'site.sqlite'))
  const ask = (pragma: string) => writerOf(db).pragma(pragma)
  expect(ask('integrity_check')).toEqual([{ integrity_check: 'ok' }])
  expect(ask('foreign_key_check')).toEqual([])

  const announced = new Set((await db.select().from(mails)).map((mail) => mail.subjectId))
  const stored = await tables(db).select().from(enquiries)
  expect(stored.length).toBeGreaterThan(0)
  expect(stored.filter((row) => !announced.has(row.id))).toEqual([])

  const uploads = join(served.dataDir, 'uploads')
  const rows = await tables(db).select().from(applications)
  for (const row of rows) {
    const bytes = readFileSync(join(uploads, row.resumeFile))
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(row.resumeHash)
  }
  const files = existsSync(uploads)
    ? readdirSync(uploads, { recursive: true, withFileTypes: true })
    : []
  expect(files.filter((entry) => entry.isFile())).toHaveLength(rows.length)
  await db.close()
}, 60_000)
