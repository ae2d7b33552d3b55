import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { and, desc, eq, lt } from 'drizzle-orm'
import { type Company, company } from '#app/models/company/company'
import { SettingsError } from '#app/models/company/environment.server'
import type { Site } from '#app/models/company/site.server'
import { parseJsonFile } from '#app/models/text'
import type { Reads } from '#db/database.server'
import { contentVersions, SHIPPED_VALUE } from '#db/schema'

/** The version of the desk; company.json if there is none that this program can read. */
export function companyOf(newest: string | null, dataDir: string): Company {
  if (newest === SHIPPED_VALUE) return company.parse({})
  return (newest !== null && parseVersion(newest)) || readCompany(dataDir)
}

function parseVersion(value: string): Company | undefined {
  return company.safeParse(JSON.parse(value)).data
}

/** @param before epoch milliseconds; by default the version is the newest */
export async function readCompanyOf({ db, settings }: Site, before?: number): Promise<Company> {
  const [newest] = await versionsOf(db, before).limit(1)
  return companyOf(newest?.value ?? null, settings.dataDir)
}

/** @returns an error message if company.json holds values that were never published */
export async function findCompanyFileFault(site: Site): Promise<string | undefined> {
  const { db, settings } = site
  if (!existsSync(companyFile(settings.dataDir))) return undefined
  const versions = await versionsOf(db)
  if (versions.length === 0) return undefined
  try {
    const text = JSON.stringify(readCompany(settings.dataDir))
    const isKnown = versions.some(
      ({ value }) => value !== SHIPPED_VALUE && JSON.stringify(parseVersion(value)) === text,
    )
    return isKnown ? undefined : CHANGED
  } catch {
    return CHANGED
  }
}

const CHANGED =
  'company.json was changed, but the details set in the desk are shown: import it by “site content import”, or delete the file.'

function versionsOf(db: Reads, before?: number) {
  const { value, document, id, createdAt } = contentVersions
  const isOlder = before === undefined ? undefined : lt(createdAt, before)
  const ofCompany = and(eq(document, 'company'), isOlder)
  return db.select({ value }).from(contentVersions).where(ofCompany).orderBy(desc(id))
}

export const companyFile = (dataDir: string) => join(dataDir, 'company.json')

/** The shipped company overridden by company.json. @throws SettingsError */
export function readCompany(dataDir: string): Company {
  const file = companyFile(dataDir)
  if (!existsSync(file)) return company.parse({})

  const parsed = company.safeParse(parseJson(readFileSync(file, 'utf8')))
  if (parsed.success) return parsed.data
  const lines = parsed.error.issues.map((issue) => {
    const field = issue.code === 'unrecognized_keys' ? issue.keys.join(', ') : issue.path.join('.')
    return `company.json: ${field || 'the file'}: ${issue.message}`
  })
  throw new SettingsError(lines.join('\n'))
}

function parseJson(text: string): unknown {
  try {
    return parseJsonFile(text)
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unreadable'
    throw new SettingsError(`company.json: not valid JSON (${reason})`)
  }
}
