import { problem } from '#app/http/problem.server'
import { momentIn } from '#app/models/company/calendar'
import type { Site } from '#app/models/company/site.server'
import { changedLabels } from '#app/models/content/compare.server'
import { pathOf, titleOf } from '#app/models/content/document-names'
import { currentDocument, findDraft, shippedDocument } from '#app/models/content/draft.server'
import { type Shape, shapeOf } from '#app/models/content/form/shape.server'
import {
  findVersion,
  isShipped,
  listVersions,
  type Version,
  valueOfVersion,
} from '#app/models/content/history.server'

/** Opens a document that was ever published, drafted or shipped. @throws Response 404 */
export async function openHistory(site: Site, id = '') {
  const shape = shapeOf(id)
  const draft = await findDraft(site.db, id)
  const [newest, before] = await listVersions(site.db, id)
  const shown = currentDocument(site, id) ?? draft?.value
  const value = shown ?? (before && valueOfVersion(id, before))
  if (!shape || (value === undefined && !newest)) throw problem(404, 'There is no such page')
  const isRemoved = shown === undefined
  return { id, shape, draft, newest, isRemoved, title: titleOf(id, value), path: pathOf(id, value) }
}

/** @throws Response 404 */
export async function openVersion(site: Site, id: string, version: string): Promise<Version> {
  const found = await findVersion(site.db, id, version)
  if (!found) throw problem(404, 'There is no such version')
  return found
}

/** @returns the version published before, undefined if that was the original text */
export async function versionBefore(site: Site, { document, id }: Version) {
  const [before] = await listVersions(site.db, document, id)
  return before
}

export function showVersion(site: Site, version: Version) {
  const { id, document, adminName, createdAt } = version
  const moment = momentIn(site.company.timeZone, createdAt)
  const isRemoval = isShipped(version) && shippedDocument(document) === undefined
  return { id, by: adminName, isShipped: isShipped(version), isRemoval, ...moment }
}

export type ShownVersion = ReturnType<typeof showVersions>[number]

const MAX_FIELDS = 3

/** @param older the version before the last of `versions` */
export function showVersions(
  site: Site,
  { id, shape }: { id: string; shape: Shape },
  versions: readonly Version[],
  older: Version | undefined,
) {
  const values = [...versions, older].map((version) => valueOfVersion(id, version))
  return versions.map((version, at) => {
    const fields = changedLabels(shape, values[at + 1], values[at])
    const more = fields.length - MAX_FIELDS
    const named = fields.slice(0, MAX_FIELDS).join(', ')
    return {
      ...showVersion(site, version),
      changed: more > 0 ? `${named} and ${more} more` : named,
    }
  })
}
