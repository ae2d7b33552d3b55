import { readForm } from '#app/http/body.server'
import { problem } from '#app/http/problem.server'
import type { Site } from '#app/models/company/site.server'
import { currentDocument, findDraft } from '#app/models/content/draft.server'
import { shapeOf } from '#app/models/content/form/shape.server'

/** Opens a document for editing: `value` is its draft, else the shown version. @throws Response 404 */
export async function openDocument(site: Site, id = '') {
  const { value, ...opened } = await openPosted(site, id)
  if (value === undefined) throw notFound()
  return { ...opened, value, isNew: opened.shown === undefined }
}

/** For a posted form; `value` is undefined for a page removed since. @throws Response 404 */
export async function openPosted(site: Site, id = '') {
  const shape = shapeOf(id)
  if (!shape) throw notFound()
  const draft = await findDraft(site.db, id)
  const shown = currentDocument(site, id)
  return { id, shape, draft, shown, value: draft?.value ?? shown }
}

export const notFound = () => problem(404, 'There is no such page')

/** Of the draft that the owner saw on a page asking for confirmation. */
export async function readRevision(request: Request): Promise<number | undefined> {
  const { revision } = await readForm(request)
  return revision === undefined ? undefined : Number(revision)
}
