import type { Company } from '#app/models/company/company'
import type { Site } from '#app/models/company/site.server'
import type { Actor } from '#app/models/privacy/audit.server'
import { currentDocument, findDraft, readBase, saveDraft } from './draft.server'

const DOCUMENT = 'company'

/** The current company overridden by the draft, which may be invalid. */
export async function draftedCompany(site: Site): Promise<{ company: Company; revision: number }> {
  const draft = await findDraft(site.db, DOCUMENT)
  const typed = draft?.value as Partial<Company> | undefined
  return { company: { ...site.company, ...typed }, revision: draft?.revision ?? 0 }
}

/** @returns false if a colleague has saved or published since `base` */
export async function draftBrand(site: Site, actor: Actor, brand: string, base: string) {
  const draft = await findDraft(site.db, DOCUMENT)
  const value = { ...(draft?.value ?? currentDocument(site, DOCUMENT) ?? {}), brand }
  return (await saveDraft(site, actor, { document: DOCUMENT, value, ...readBase(base) })).ok
}
