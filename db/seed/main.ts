import { parseArgs } from 'node:util'
import { openSite } from '#app/models/company/open-site.server'
import { applications, enquiries } from '#db/schema'
import { connectionsOf } from '#db/sqlite/database.server'
import { fillApplications } from './applications'
import { fillTables } from './bulk'
import { fillEnquiries, firstInstant } from './enquiries'
import { createRandom } from './random'
import { resumeStore } from './resumes'
import { findColleagues } from './staff'

const HELP = `Usage: npm run db:seed -- [--enquiries N] [--applications M] [--seed S] [--until DAY]

Fills the database of the data directory with a believable company's inbox. The same seed, numbers and DAY (YYYY-MM-DD,
today if left out) give the same rows. A database that has rows is left alone.`

const { values } = parseArgs({
  options: {
    enquiries: { type: 'string', default: '200' },
    applications: { type: 'string', default: '40' },
    seed: { type: 'string', default: '1' },
    until: { type: 'string', default: new Date().toISOString().slice(0, 10) },
    help: { type: 'boolean', default: false },
  },
})

function wholeNumber(name: 'enquiries' | 'applications' | 'seed', max: number): number {
  const number = Number(values[name])
  if (Number.isInteger(number) && number >= 0 && number <= max) return number
  throw new Error(`--${name} takes a whole number from 0 to ${max}`)
}

async function seed(): Promise<void> {
  const count = {
    enquiries: wholeNumber('enquiries', 10_000_000),
    applications: wholeNumber('applications', 1_000_000),
  }
  const start = wholeNumber('seed', 2 ** 31)
  const until = Date.parse(`${values.until}T00:00:00Z`)
  if (Number.isNaN(until)) throw new Error('--until takes a day, as YYYY-MM-DD')
  const { db, settings, company } = await openSite(process.env)
  if ((await db.$count(enquiries)) + (await db.$count(applications)) > 0) {
    throw new Error(`${settings.databaseFile} has rows already.`)
  }

  const begun = performance.now()
  const colleagues = await findColleagues(
    db,
    createRandom(start),
    firstInstant('enquiries', company.retention, until),
  )
  const plan = (what: 'enquiries' | 'applications') => ({
    count: count[what],
    seed: start,
    from: firstInstant(what, company.retention, until),
    until,
    colleagues,
  })
  const { writer } = connectionsOf(db)
  fillTables(writer, ['enquiries', 'enquiry_events', 'applications'], () => {
    fillEnquiries(writer, createRandom(start + 1), plan('enquiries'))
    const store = resumeStore(settings.uploadsDir)
    fillApplications(writer, createRandom(start + 2), plan('applications'), store)
  })
  await db.close()
  const seconds = ((performance.now() - begun) / 1000).toFixed(1)
  console.log(
    `${count.enquiries} enquiries and ${count.applications} applications are in ${settings.databaseFile} (${seconds} s).`,
  )
}

if (values.help) console.log(HELP)
else {
  await seed().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  })
}
