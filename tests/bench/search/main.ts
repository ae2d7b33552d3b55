import { existsSync } from 'node:fs'
import { sql } from 'drizzle-orm'

import { countApplications, pageApplications } from '#app/models/application-list.server'
import {
  countByStatus,
  countEnquiries,
  type EnquiryFilter,
  pageEnquiries,
} from '#app/models/enquiry-list.server'
import { fold } from '#app/models/text'
import { type Db, openDb } from '#db/connection.server'
import { migrate } from '#db/migrate.server'
import { ADVERSARIAL, applicationFilters, filtersFor, NEEDLES } from './cases'
import { exportAll } from './export'
import { measure, shown, summary, type Times } from './measure'

/** Prints what a first page of staff's search costs at two sizes, beside a scan of the same rows. */

const RUNS = 15
const LIMIT = 24

function open(size: string): Db {
  const file = `.cache/bench/${size}/db/site.sqlite`
  if (!existsSync(file)) {
    throw new Error(`${file} is missing. "npm run bench:search" fills it first.`)
  }
  const db = openDb(file)
  migrate(db)
  return db
}

/** What the desk asks for one page: the page, its count and the counts by status. */
async function firstPage(db: Db, filter: EnquiryFilter): Promise<void> {
  await pageEnquiries(db, filter, { limit: LIMIT })
  await countEnquiries(db, filter)
  await countByStatus(db)
}

function scan(db: Db, needle: string): void {
  const pattern = `%${fold(needle).replace(/[\\%_]/g, '\\$&')}%`
  const like = sql`from enquiries where is_spam = 0 and search like ${pattern} escape '\\'`
  db.all(sql`select * ${like} order by seq desc limit ${LIMIT}`)
  db.all(sql`select count(*) ${like}`)
}

const adminOf = (db: Db) => db.get<{ id: string }>(sql`select id from admins limit 1`)?.id ?? ''

async function searches(db: Db): Promise<Map<string, Times>> {
  const found = new Map<string, Times>()
  for (const [name, filter] of Object.entries(filtersFor(adminOf(db)))) {
    for (const needle of [...NEEDLES, ADVERSARIAL]) {
      const asked = { ...filter, ...(needle && { search: needle }) }
      found.set(`${needle || '(none)'} | ${name}`, await measure(RUNS, () => firstPage(db, asked)))
    }
  }
  return found
}

async function depths(db: Db): Promise<Map<string, Times>> {
  const found = new Map<string, Times>()
  const rows = db.get<{ n: number }>(sql`select max(seq) as n from enquiries`)?.n ?? 0
  for (const search of [undefined, 'a', 'kumar', 'gmail']) {
    for (const order of ['newest', 'oldest'] as const) {
      for (const share of [0.1, 0.5, 0.9]) {
        const place = Math.floor(rows * share)
        const filter = { search, order }
        const times = await measure(RUNS, () =>
          pageEnquiries(db, filter, { limit: LIMIT, after: place }),
        )
        found.set(`${search ?? '(none)'} | ${order}, at ${share * 100} %`, times)
      }
    }
  }
  return found
}

async function applicationPages(db: Db): Promise<Map<string, Times>> {
  const found = new Map<string, Times>()
  const until = db.get<{ at: number }>(sql`select max(created_at) as at from applications`)?.at ?? 0
  for (const [name, filter] of Object.entries(applicationFilters(until))) {
    for (const search of [undefined, 'a', 'kumar', '98', 'cloud engineer', 'nobody at all']) {
      const times = await measure(RUNS, async () => {
        await pageApplications(db, { ...filter, search }, { limit: 10 })
        await countApplications(db, { ...filter, search })
      })
      found.set(`${search ?? '(none)'} | ${name}`, times)
    }
  }
  return found
}

function print(title: string, small: Map<string, Times>, large: Map<string, Times>): void {
  console.log(`\n${title}\n${' '.repeat(54)}10,000 rows: p50     p95   1,000,000: p50     p95`)
  for (const [name, times] of large) {
    const less = small.get(name)
    if (!less) continue
    const figures = [less.p50, less.p95, times.p50, times.p95].map(shown)
    console.log(`${name.padEnd(56)}${figures[0]}${figures[1]}         ${figures[2]}${figures[3]}`)
  }
  const common = [...large].filter(([name]) => !name.startsWith(ADVERSARIAL))
  const of = (map: Map<string, Times>, which: keyof Times) =>
    summary(common.map(([name]) => map.get(name)?.[which] ?? 0)).p95
  console.log(
    `95 of 100 cases: median within ${of(small, 'p50').toFixed(2)} and ${of(large, 'p50').toFixed(2)} ms, p95 within ${of(small, 'p95').toFixed(2)} and ${of(large, 'p95').toFixed(2)} ms`,
  )
}

const small = open('ten')
const large = open('million')
print('First page of enquiries with its counts', await searches(small), await searches(large))
print('A page of enquiries at depth', await depths(small), await depths(large))
print(
  'First page of applications with its count',
  await applicationPages(small),
  await applicationPages(large),
)

console.log('\nThe same page and count by a plain LIKE scan at 1,000,000 rows: p50, p95')
for (const needle of NEEDLES.filter(Boolean)) {
  const times = await measure(3, () => scan(large, needle))
  console.log(`${needle.padEnd(30)}${shown(times.p50)}${shown(times.p95)}`)
}

const file = await exportAll(large)
console.log(
  `\nExport of all enquiries: ${file.megabytes.toFixed(0)} MB in ${file.seconds.toFixed(1)} s, ${file.moreMemory.toFixed(0)} MB more memory, others waited ${file.p99.toFixed(1)} ms at p99 and ${file.longest.toFixed(1)} ms at most`,
)
