import { open } from 'node:fs/promises'

import { csvStream } from '#app/http/csv.server'
import { countApplications, eachApplicationRow } from '#app/models/application-list.server'
import { countEnquiries, eachEnquiry } from '#app/models/enquiry-list.server'
import { openSite, type Site } from '#app/models/site.server'
import { CommandError, EXIT } from '../exit-codes'
import { progressBar } from '../terminal'
import { readWords } from './words'

export const help = `Usage: site export enquiries|applications [--out FILE]

Writes all of them, newest first, as comma-separated values for a spreadsheet: to FILE, which must not exist yet, or to
the standard output. Spam and what is in the bin are left out.`

interface Table {
  header: string[]
  rows: AsyncIterable<string[][]>
  total: number
}

const TABLES: Record<string, (site: Site) => Promise<Table>> = {
  enquiries: listEnquiries,
  applications: listApplications,
}

export async function run(args: string[]): Promise<number> {
  const { words, options } = readWords(args, {
    least: 1,
    most: 1,
    options: { out: { type: 'string' } },
  })
  const table = TABLES[words[0] ?? '']
  if (!table) throw new CommandError(EXIT.usage, 'Say "enquiries" or "applications" after "export"')
  const site = openSite(process.env)
  const bar = progressBar()
  try {
    const { header, rows, total } = await table(site)
    await write(csvStream(header, counted(rows, total, bar.show)), options.out)
  } finally {
    bar.done()
    site.db.$client.close()
  }
  return EXIT.ok
}

async function write(csv: ReadableStream<Uint8Array>, out: string | undefined): Promise<void> {
  if (out === undefined) {
    for await (const chunk of csv) process.stdout.write(chunk)
    return
  }
  const file = await open(out, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
    throw new CommandError(EXIT.cannotCreate, `${out} cannot be made: ${error.message}`)
  })
  try {
    for await (const chunk of csv) await file.appendFile(chunk)
  } finally {
    await file.close()
  }
}

async function* counted(
  batches: AsyncIterable<string[][]>,
  total: number,
  show: (what: string, done: number, total: number) => void,
) {
  let done = 0
  for await (const batch of batches) {
    yield batch
    done += batch.length
    show('rows', done, total)
  }
}

async function listEnquiries({ db }: Site): Promise<Table> {
  async function* rows() {
    for await (const batch of eachEnquiry(db, {})) {
      yield batch.map((row) => [
        row.reference,
        row.name,
        row.email,
        row.phone,
        row.countryCode,
        row.companyName,
        row.type,
        row.desc,
        row.telegramId,
        row.callBack,
        row.status,
        row.source,
        row.createdAt,
        row.updatedAt,
      ])
    }
  }
  const header =
    'Reference,Name,Email,Phone,Country Code,Company,Type,Description,Telegram ID,Call Back,Status,Source,Received,Updated'
  return { header: header.split(','), rows: rows(), total: await countEnquiries(db, {}) }
}

async function listApplications({ db }: Site): Promise<Table> {
  async function* rows() {
    for await (const batch of eachApplicationRow(db, {})) {
      yield batch.map((row) => [
        row.reference,
        row.fullName,
        row.email,
        row.phone,
        row.gender,
        row.jobRole,
        row.experience,
        row.motivation,
        row.resumeName,
        row.resumeFile,
        new Date(row.createdAt).toISOString(),
      ])
    }
  }
  const header =
    'Reference,Name,Email,Phone,Gender,Role,Experience,Motivation,Resume,Resume File,Received'
  return { header: header.split(','), rows: rows(), total: await countApplications(db, {}) }
}
