import { existsSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { exportStream, formatOf, type Table } from '#app/http/export.server'
import { eachApplicationRow } from '#app/models/application/list.server'
import { countApplications } from '#app/models/application/search.server'
import type { Progress } from '#app/models/backup/archive.server'
import { startOfDay } from '#app/models/company/calendar'
import { readCompanyAndMail } from '#app/models/company/open-site.server'
import { showTypedPhone } from '#app/models/company/phone.server'
import { readSettings } from '#app/models/company/settings.server'
import type { Site } from '#app/models/company/site.server'
import { enquiryFields } from '#app/models/enquiry/enquiry'
import { eachEnquiry } from '#app/models/enquiry/list.server'
import { csvCells, csvColumns } from '#app/models/enquiry/render.server'
import { countEnquiries } from '#app/models/enquiry/search.server'
import { withTemporary } from '#app/models/files/temporary.server'
import { OPERATOR, recordExport } from '#app/models/privacy/audit.server'
import { countOf } from '#app/models/text'
import { renameDurably } from '#db/durable-file.server'
import { withSite } from '../data-lock'
import { CommandError, EXIT } from '../exit-codes'
import { progressBar } from '../terminal'
import { readArguments } from './arguments'

export const help = `Usage: site export enquiries|applications [--since TIME] [--out FILE]

Writes all of them, newest first, to FILE, which must not exist yet, or to the standard output. A FILE that ends in .xlsx
becomes an Excel file, which keeps numbers such as +91 and 0123456 as they are; all else is CSV. Spam and what is in the
bin are left out. With --since only what came, or of enquiries also what was changed, at TIME or later: a day of the
company as 2026-03-01, or an instant as 2026-03-01T15:30:00Z.`

interface CountedTable extends Table {
  total: number
}

const TABLES: Record<
  string,
  { noun: 'enquiry' | 'application'; list(site: Site, since: number): Promise<CountedTable> }
> = {
  enquiries: { noun: 'enquiry', list: listEnquiries },
  applications: { noun: 'application', list: listApplications },
}

export async function run(args: string[]): Promise<void> {
  const { positionals, options } = readArguments(args, 1, {
    out: { type: 'string' },
    since: { type: 'string' },
  })
  const [noun = ''] = positionals
  const listed = Object.hasOwn(TABLES, noun) ? TABLES[noun] : undefined
  if (!listed)
    throw new CommandError(EXIT.usage, 'Say "enquiries" or "applications" after "export"')
  const since = readSince(
    options.since,
    (await readCompanyAndMail(readSettings(process.env))).company.timeZone,
  )
  const bar = progressBar()
  await withSite(async (site) => {
    const { header, rows, total } = await listed.list(site, since)
    let count = 0
    const show: Progress = (what, done) => {
      count = done
      bar.show(what, done, total)
    }
    const table = { header, rows: withProgress(rows, total, show) }
    await write(exportStream(formatOf(options.out ?? ''), table), options.out)
    const filters = options.since ? [`since ${options.since}`] : []
    await recordExport(site.db, OPERATOR, listed.noun, filters)
    const { out } = options
    if (out !== undefined) console.log(`${out}: ${countOf(count, listed.noun, noun)}`)
  }).finally(bar.done)
}

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/

/** @returns epoch milliseconds; a day begins in the company's time zone */
function readSince(text: string | undefined, timeZone: string): number {
  if (text === undefined) return 0
  const since = INSTANT.test(text) ? Date.parse(text) : startOfDay(timeZone, text)
  if (since !== undefined && !Number.isNaN(since)) return since
  throw new CommandError(EXIT.usage, `"${text}" is no day and no time such as 2026-03-01T15:30:00Z`)
}

async function write(bytes: ReadableStream<Uint8Array>, out: string | undefined): Promise<void> {
  if (out === undefined) return pipeline(bytes, process.stdout, { end: false })
  if (existsSync(out)) {
    throw new CommandError(EXIT.cannotCreate, `${out} exists already. Choose another name.`)
  }
  const partial = `${out}.${process.pid}.partial`
  const file = await open(partial, 'w', 0o600)
  await withTemporary(partial, async () => {
    await pipeline(bytes, file.createWriteStream())
    renameDurably(partial, out)
  })
}

async function* withProgress(batches: Table['rows'], total: number, show: Progress) {
  let done = 0
  for await (const batch of batches) {
    yield batch
    done += batch.length
    show('rows', done, total)
  }
}

const ENQUIRY_COLUMNS =
  'Reference,Name,Email,Phone,Country Code,Company,Type,Description,Telegram ID,Call Back,Status,Source,Received,Updated'

async function listEnquiries({ db }: Site, since: number): Promise<CountedTable> {
  const header = csvColumns(ENQUIRY_COLUMNS.split(','), enquiryFields)
  async function* rows() {
    for await (const batch of eachEnquiry(db, {})) {
      yield batch
        .filter((row) => Date.parse(row.updatedAt) >= since)
        .map((row) => {
          const cells = csvCells(row)
          return header.map((column) => cells[column] ?? '')
        })
    }
  }
  return { header, rows: rows(), total: await countEnquiries(db, {}) }
}

async function listApplications({ db }: Site, since: number): Promise<CountedTable> {
  async function* rows() {
    for await (const batch of eachApplicationRow(db, {})) {
      yield batch
        .filter((row) => row.createdAt >= since)
        .map((row) => [
          row.reference,
          row.fullName,
          row.email,
          showTypedPhone(row.phone),
          row.gender,
          row.jobRole,
          row.experience,
          row.motivation,
          row.resumeName,
          row.resumeFile,
          new Date(row.createdAt).toISOString(),
          row.stage,
        ])
    }
  }
  const header =
    'Reference,Name,Email,Phone,Gender,Role,Experience,Motivation,Resume,Resume File,Received,Stage'
  return { header: header.split(','), rows: rows(), total: await countApplications(db, {}) }
}
