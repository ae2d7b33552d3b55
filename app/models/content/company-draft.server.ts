import { type Company, company } from '#app/models/company/company'
import type { Site } from '#app/models/company/site.server'
import type { Actor } from '#app/models/privacy/audit.server'
import { currentDocument, saveDraft } from './draft.server'
import { findDraft } from './stored-draft.server'

const DOCUMENT = 'company'

/** The current company overridden by the draft, which may be invalid. */
export async function draftedCompany(site: Site): Promise<{ company: Company; revision: number }> {
  const draft = await findDraft(site.db, DOCUMENT)
  const typed = draft?.value as Partial<Company> | undefined
  return { company: { ...site.company, ...typed }, revision: draft?.revision ?? 0 }
}

/** @returns false if a colleague has saved in between */
export async function draftBrand(site: Site, actor: Actor, brand: string): Promise<boolean> {
  const draft = await findDraft(site.db, DOCUMENT)
  const value = { ...(draft?.value ?? currentDocument(site, DOCUMENT) ?? {}), brand }
  const revision = draft?.revision ?? 0
  return (await saveDraft(site, actor, { document: DOCUMENT, value, revision })).ok
}

/** @returns undefined if `typed` is not a colour */
export function readColour(typed: unknown): string | undefined {
  const colour = company.shape.brand.safeParse(typed)
  return typed !== undefined && colour.success ? colour.data : undefined
}
