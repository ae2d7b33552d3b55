import { existsSync } from 'node:fs'

import { countApplications, pageApplications } from '#app/models/application/list.server'
import type { ApplicationFilter } from '#app/models/application/search.server'
import {
  countByStatus,
  countEnquiries,
  type EnquiryFilter,
  pageEnquiries,
} from '#app/models/enquiry/list.server'
import { readOverview } from '#app/models/enquiry/overview.server'
import { type Database, openDatabase } from '#db/database.server'

/** Prints what a page of the desk asks of its models at two sizes: the p95 of each case, in milliseconds. */

const SIZES = { hundred: { rows: '100,000', goal: 20 }, million: { rows: '1,000,000', goal: 60 } }
const ROUNDS = 20

const ENQUIRIES: EnquiryFilter[] = [
  {},
  { order: 'oldest' },
  { status: 'Closed' },
  { type: 'Contact' },
  { assigneeId: null },
  { isSpam: true },
  { status: 'Pending', type: 'General' },
  ...['a', 'an', 'zz', 'kumar', 'gmail', '@gmail.com', 'rahul.kumar1', 'zzzzq', 'राहुल'].map(
    (search) => ({ search }),
  ),
  { search: '98765 43210' },
  { search: 'kumar', status: 'New' },
]
const APPLICATIONS: ApplicationFilter[] = [
  {},
  { isBinned: true },
  { role: 'cloud' },
  { gender: 'male', minYears: 3 },
  { from: Date.parse('2026-01-01'), to: Date.parse('2026-01-03') },
  ...['ma', 'kumar', 'cloud engineer', '98765'].map((search) => ({ search })),
]

async function readEnquiries(db: Database, filter: EnquiryFilter): Promise<void> {
  await pageEnquiries(db, filter, { limit: 12 })
  await countEnquiries(db, filter)
  await countByStatus(db)
  await countEnquiries(db, { isSpam: true })
  await readOverview(db, 'Asia/Kolkata')
}

async function readApplications(db: Database, filter: ApplicationFilter): Promise<void> {
  await pageApplications(db, filter, { limit: 10 })
  await countApplications(db, filter)
  await countApplications(db, {})
  await countApplications(db, { isBinned: true })
}

async function p95(work: () => Promise<void>): Promise<number> {
  await work()
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const begun = performance.now()
    await work()
    times.push(performance.now() - begun)
  }
  return times.sort((one, other) => one - other)[Math.floor(ROUNDS * 0.95)] ?? 0
}

for (const [size, { rows, goal }] of Object.entries(SIZES)) {
  const file = `.cache/bench/${size}/db/site.sqlite`
  if (!existsSync(file)) continue
  const db = openDatabase(file)
  console.log(`\n${rows} enquiries, goal ${goal} ms`)
  const print = (what: string, filter: object, ms: number) =>
    console.log(
      `${ms > goal ? '!' : ' '} ${ms.toFixed(1).padStart(7)}  ${what} ${JSON.stringify(filter)}`,
    )
  for (const filter of ENQUIRIES)
    print('enquiries', filter, await p95(() => readEnquiries(db, filter)))
  for (const filter of APPLICATIONS)
    print('applications', filter, await p95(() => readApplications(db, filter)))
  db.close()
}
