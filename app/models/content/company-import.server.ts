import { existsSync } from 'node:fs'
import { eq } from 'drizzle-orm'
import { companyFile, readCompany } from '#app/models/company/settings.server'
import type { Site } from '#app/models/company/site.server'
import { OPERATOR } from '#app/models/privacy/audit.server'
import { contentVersions } from '#db/schema'
import { addVersion } from './publish.server'

/** Makes company.json the first version in the desk. @returns false where there is none, or a version already */
export async function importCompanyFile({ db, settings }: Site): Promise<boolean> {
  if (!existsSync(companyFile(settings.dataDir))) return false
  return db.write(async (tx) => {
    if ((await tx.$count(contentVersions, eq(contentVersions.document, 'company'))) > 0)
      return false
    await addVersion(tx, OPERATOR, 'company', JSON.stringify(readCompany(settings.dataDir)))
    return true
  })
}
