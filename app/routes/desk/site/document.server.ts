import { readForm } from '#app/http/body.server'
import { problem } from '#app/http/problem.server'
import type { Site } from '#app/models/company/site.server'
import { currentDocument, findDraft } from '#app/models/content/draft.server'
import { shapeOf } from '#app/models/content/form/shape.server'

/** Opens a document for editing: `value` is its draft, else the shown version. @throws Response 404 */
export async function openDocument(site: Site, id = '') {
  const shape = shapeOf(id)
  const draft = await findDraft(site.db, id)
  const shown = currentDocument(site, id)
  const value = draft?.value ?? shown
  if (!shape || value === undefined) throw problem(404, 'There is no such page')
  return { id, shape, draft, shown, value, isNew: shown === undefined }
}

/** Of the draft that the owner saw on a page asking for confirmation. */
export async function readRevision(request: Request): Promise<number | undefined> {
  const { revision } = await readForm(request)
  return revision === undefined ? undefined : Number(revision)
}
