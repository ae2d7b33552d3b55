import { resolve } from 'node:path'

import { createBackup } from '#app/models/backup.server'
import { openSite } from '#app/models/site.server'
import { progressBar } from '../terminal'
import { VERSION } from '../version'
import { readWords } from './words'

export const help = `Usage: site backup FILE

Puts the database, the resumes, company.json and the signup key into one archive (tar), checked by hashes. The site may
run meanwhile. The archive holds personal data: keep it where only you can read it.`

export async function run(args: string[]): Promise<number> {
  const [file = ''] = readWords(args, { least: 1, most: 1 }).words
  const { db, settings } = openSite(process.env)
  const bar = progressBar()
  const options = { dataDir: settings.dataDir, program: VERSION, isShared: true }
  const made = await createBackup(db, resolve(file), { ...options, onProgress: bar.show }).finally(
    bar.done,
  )
  db.$client.close()
  console.log(`${file}: database and ${made.resumes} resumes, ${Math.ceil(made.bytes / 1024)} KB`)
  for (const name of made.missing)
    console.error(`Missing on the disk, and so in the backup: ${name}`)
  return 0
}
