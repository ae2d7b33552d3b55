import { existsSync } from 'node:fs'
import { desc, eq } from 'drizzle-orm'
import { type Company, company } from '#app/models/company/company'
import { companyFile, readCompany, type Settings } from '#app/models/company/settings.server'
import type { Site } from '#app/models/company/site.server'
import type { Reads } from '#db/database.server'
import type { DeskSettings } from '#db/desk-settings'
import { contentVersions } from '#db/schema'
import { readDeskSettings } from '#db/sqlite/inspect.server'
import { migrated } from './format.server'

export const COMPANY = 'company'

/** What the site of a folder would show, read without opening it. @throws SettingsError for a bad company.json that counts */
export function readShownCompany({
  databaseFile,
  dataDir,
}: Pick<Settings, 'databaseFile' | 'dataDir'>): Company {
  return companyOf(readDeskSettings(databaseFile).company, dataDir)
}

/** The desk's version counts; company.json does while there is none that this program understands. */
export function companyOf(newest: DeskSettings['company'], dataDir: string): Company {
  if (newest?.value === '') return company.parse({})
  const published = newest && parsed(newest)
  return published ?? readCompany(dataDir)
}

function parsed({ value, format }: { value: string; format: number }): Company | undefined {
  return company.safeParse(migrated(JSON.parse(value), format)).data
}

export async function readCompanyOf({ db, settings }: Site): Promise<Company> {
  const [newest] = await versionsOf(db).limit(1)
  return companyOf(newest, settings.dataDir)
}

/** What is in company.json and was never published; undefined where all is well. */
export async function findCompanyFileFault(site: Site): Promise<string | undefined> {
  const { db, settings } = site
  if (!existsSync(companyFile(settings.dataDir))) return undefined
  const versions = await versionsOf(db)
  if (versions.length === 0) return undefined
  try {
    const text = JSON.stringify(readCompany(settings.dataDir))
    const isKnown = versions.some(
      (version) => version.value !== '' && JSON.stringify(parsed(version)) === text,
    )
    return isKnown ? undefined : CHANGED
  } catch {
    return CHANGED
  }
}

const CHANGED =
  'company.json was changed, but the details set in the desk are shown: import it by “site content import”, or delete the file.'

function versionsOf(db: Reads) {
  const { value, format, document, id } = contentVersions
  return db
    .select({ value, format })
    .from(contentVersions)
    .where(eq(document, COMPANY))
    .orderBy(desc(id))
}
