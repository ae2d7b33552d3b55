import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, sep } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { Site } from '#app/models/company/site.server'
import { exportImages, IMAGE_LIST, importImages } from '#app/models/image/transfer.server'
import { OPERATOR } from '#app/models/privacy/audit.server'
import { parseJsonFile } from '#app/models/text'
import { listDocuments } from './catalogue.server'
import { currentDocument } from './draft.server'
import { type ContentFault, checkDocument } from './kinds.server'
import { checkForPublishing } from './links.server'
import { loadPublished } from './load.server'
import { addVersion } from './publish.server'

/** Writes the current content, one file per document, and the images. @returns how many documents */
export async function exportContent(site: Site, folder: string): Promise<number> {
  const shown = (await listDocuments(site)).flatMap(({ id }) => {
    const value = currentDocument(site, id)
    return value === undefined ? [] : [{ id, value }]
  })
  for (const { id, value } of shown) {
    const file = join(folder, `${id}.json`)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, `${JSON.stringify(value, null, 2)}\n`)
  }
  await exportImages(site, folder)
  return shown.length
}

interface RefusedFile {
  file: string
  message: string
}

type Import = { ok: true; published: string[] } | { ok: false; refused: RefusedFile[] }

/** Publishes all changed files of the folder, or none if one has a fault. */
export async function importContent(site: Site, folder: string): Promise<Import> {
  const files = await listFiles(folder)
  if (files.length === 0) {
    return { ok: false, refused: [{ file: folder, message: 'holds no file such as menu.json' }] }
  }
  const read = await Promise.all(files.map((file) => readDocument(folder, file)))
  const broken = read.flatMap((one) => ('message' in one ? [one] : []))
  if (broken.length > 0) return { ok: false, refused: broken }
  const documents = read.flatMap((one) => ('message' in one ? [] : [one]))
  const refused = findFaults(site, documents)
  if (refused.length > 0) return { ok: false, refused }

  const refusedImages = await importImages(site, folder)
  if (refusedImages.length > 0) {
    return { ok: false, refused: refusedImages.map((message) => ({ file: IMAGE_LIST, message })) }
  }
  const changed = documents.filter(
    ({ id, value }) => !isDeepStrictEqual(value, currentDocument(site, id)),
  )
  await site.db.write(async (tx) => {
    for (const { id, value } of changed) {
      await addVersion(tx, OPERATOR, id, JSON.stringify(value), 'content.import')
    }
  })
  await loadPublished(site)
  return { ok: true, published: changed.map(({ id }) => id) }
}

/** Of hidden folders, such as those of git and of editors, nothing is read. */
const HIDDEN = /(^|[\\/])\./

async function listFiles(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true })
  const isDocument = (name: string) => name.endsWith('.json') && name !== IMAGE_LIST
  return names.filter((name) => isDocument(name) && !HIDDEN.test(name)).sort()
}

interface DocumentFile {
  file: string
  id: string
  value: unknown
}

async function readDocument(folder: string, file: string): Promise<DocumentFile | RefusedFile> {
  const id = file.replaceAll(sep, '/').replace(/\.json$/, '')
  try {
    const given = parseJsonFile(await readFile(join(folder, file), 'utf8'))
    const checked = checkDocument(id, given)
    if (checked.ok) return { file, id, value: checked.value }
    return { file, message: inWords(checked.faults) }
  } catch (error) {
    return { file, message: error instanceof Error ? error.message : 'cannot be read' }
  }
}

/** Links may lead to pages of the same import. */
function findFaults(site: Site, documents: readonly DocumentFile[]): RefusedFile[] {
  const { newest = '', refused = [], documents: shown = {} } = site.published ?? {}
  const given = Object.fromEntries(documents.map(({ id, value }) => [id, value]))
  const after: Site = { ...site, published: { newest, refused, documents: { ...shown, ...given } } }
  return documents.flatMap(({ file, id, value }) => {
    const checked = checkForPublishing(after, id, value)
    return checked.ok ? [] : [{ file, message: inWords(checked.faults) }]
  })
}

function inWords(faults: readonly ContentFault[]): string {
  return faults.map(({ path, message }) => `${path.join('.') || 'the file'}: ${message}`).join('; ')
}
