import type { Content } from '#app/content/content'
import { type Documents, shippedDocuments } from '#app/content/shipped'
import type { Company } from '#app/models/company/company'
import type { Site } from '#app/models/company/site.server'
import { titleOf } from './document-names'
import { listDrafts } from './draft.server'
import { filledContent } from './facts.server'
import { checkDocument } from './kinds.server'

export async function draftContent(
  site: Site,
): Promise<{ content: Content; company: Company; refused: string[] }> {
  const drafts: Record<string, unknown> = {}
  const refused: string[] = []
  for (const { document, value } of await listDrafts(site.db)) {
    const checked = checkDocument(document, value)
    if (checked.ok) drafts[document] = checked.value
    else refused.push(titleOf(document, value))
  }
  const documents: Documents = { ...shippedDocuments, ...site.published?.documents, ...drafts }
  const drafted = (drafts.company as Company | undefined) ?? site.company
  const content = filledContent(documents, drafted, { pictures: site.published?.pictures })
  return { content, company: drafted, refused }
}
