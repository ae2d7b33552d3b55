import { copyFileSync, existsSync, rmSync } from 'node:fs'
import { sql } from 'drizzle-orm'

import { type Database, openDb } from '#db/connection.server'
import { migrate } from '#db/migrate.server'
import {
  applicationAnswers,
  enquiryAnswers,
  enquiryAnswersArrived,
  enquiryAnswersChanged,
  warm,
} from './answers'
import { ADVERSARIAL, NEEDLES } from './cases'
import { openDesk } from './desk'
import { exportAll, pingAlone } from './export'
import { insertMany, insertPlain } from './inserts'
import { describeMachine } from './machine'
import { measureBoth, p50AndP95, shown, type Times, within } from './measure'
import { applicationPages, depths, scan, searches } from './models'
import { compare, goal } from './print'

/** Prints what the desk costs at two sizes: all of it, or the parts that are named. */

const FOLDER = '.cache/bench'
const INSERTS = 3000

function open(file: string): Database {
  if (!existsSync(file)) {
    throw new Error(`${file} is missing. "npm run bench:search" fills it first.`)
  }
  const db = openDb(file)
  migrate(db)
  return db
}

const fileOf = (size: string) => `${FOLDER}/${size}/db/site.sqlite`
const adminOf = (db: Database) =>
  db.get<{ id: string }>(sql`select id from admins limit 1`)?.id ?? ''

const small = open(fileOf('ten'))
const large = open(fileOf('million'))

async function answers(): Promise<void> {
  const [ten, million] = [await answersOf(small, 'ten'), await answersOf(large, 'million')]
  for (const what of ['enquiries', 'applications'] as const) {
    const [less, more] = [ten[what], million[what]]
    compare(
      `First page of ${what}: processor time of the serving thread`,
      less.worked,
      more.worked,
      20,
    )
    compare('The same by the clock, until the last byte', less.whole, more.whole, 20, false)
    compare('The same, processor time of all threads', less.spent, more.spent, 20, false)
  }
  for (const [what, title] of [
    ['changed', 'Enquiries asked for again, a row having changed since'],
    ['arrived', 'Enquiries asked for again, others having come since'],
  ] as const) {
    compare(title, ten[what].worked, million[what].worked, 20, false)
  }
}

/** What the searches would cost without an index of words: one look for the page, one for the count, no page drawn. */
async function scans(): Promise<void> {
  console.log('\nBeside this, page and count by a plain LIKE scan alone at 1,000,000: p50, p95')
  console.log(`${' '.repeat(40)}   by the clock    processor time`)
  for (const needle of NEEDLES.filter(Boolean)) {
    const { clock, processor } = await measureBoth(3, () => scan(large, needle))
    console.log(`${needle.padEnd(40)}${p50AndP95(clock)}  ${p50AndP95(processor)}`)
  }
}

async function answersOf(db: Database, size: string) {
  const desk = await openDesk(db, `${FOLDER}/${size}`, adminOf(db))
  await warm(desk)
  const enquiries = await enquiryAnswers(desk)
  const applications = await applicationAnswers(desk)
  const changed = await enquiryAnswersChanged(desk)
  const arrived = await enquiryAnswersArrived(desk)
  await desk.close()
  return { enquiries, applications, changed, arrived }
}

async function models(): Promise<void> {
  const [few, many] = [await searches(small, adminOf(small)), await searches(large, adminOf(large))]
  compare('Calls of the model alone, enquiries', ordinary(few), ordinary(many), 20)
  compare('A page of enquiries at depth', await depths(small), await depths(large), 20)
  const [fewPages, manyPages] = [await applicationPages(small), await applicationPages(large)]
  compare('Calls of the model alone, applications', fewPages, manyPages, 20)
}

const ordinary = (times: Map<string, Times>) =>
  new Map([...times].filter(([name]) => !name.startsWith(ADVERSARIAL)))

async function exported(): Promise<void> {
  const desk = await openDesk(large, `${FOLDER}/million`, adminOf(large))
  await warm(desk)
  const alone = await pingAlone(desk)
  const file = await exportAll(desk)
  await desk.close()
  console.log('\nExport of all enquiries through the built site, another visitor asking meanwhile')
  console.log(`${file.megabytes.toFixed(0)} MB in ${file.seconds.toFixed(1)} s`)
  goal('more memory, MB', file.moreMemory, 50)
  for (const [name, { waited, worked }] of [
    ['others', file.others],
    ['alone', alone],
  ] as const) {
    console.log(
      `${name}: waited, p50, p95 ${p50AndP95(waited)}, longest ${shown(within(1, waited))} ms; of that the site worked ${p50AndP95(worked)}, longest ${shown(within(1, worked))} ms`,
    )
  }
  goal('longest work before an answer, ms', within(1, file.others.worked), 50)
}

async function inserts(): Promise<void> {
  const copy = `${FOLDER}/inserts.sqlite`
  copyFileSync(fileOf('million'), copy)
  const db = open(copy)
  console.log(`\n${INSERTS} enquiries into the million, each on disk: p50, p95, p99, longest`)
  for (const [name, times] of [
    ['one plain row', insertPlain(db, INSERTS)],
    ['an enquiry with mail and index', await insertMany(db, INSERTS)],
  ] as const) {
    const figures = [0.5, 0.95, 0.99, 1].map((share) => shown(within(share, times)))
    console.log(name.padEnd(40) + figures.join(''))
  }
  db.$client.close()
  for (const end of ['', '-wal', '-shm']) rmSync(copy + end, { force: true })
}

const PARTS = { answers, scan: scans, models, export: exported, inserts }
const chosen = process.argv.slice(2)
for (const [name, part] of Object.entries(PARTS)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue
  console.log(`\n${await describeMachine()}`)
  await part()
}
console.log(`\n${await describeMachine()}`)
