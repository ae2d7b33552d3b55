import { hash } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { Site } from '#app/models/company/site.server'
import { loadPublished } from '#app/models/content/load.server'
import { readFileName } from '#app/models/files/file-store'
import { type Actor, recordAction } from '#app/models/privacy/audit.server'
import type { Queries, Reads } from '#db/database.server'
import { imageFiles, images } from '#db/schema'
import { prepareBitmap } from './bitmap.server'
import { MAX_TOTAL_BYTES, type Preparation, type Prepared, refused } from './image'
import { prepareSvg } from './svg.server'

interface NewImage {
  name: string
  alt: string
  bytes: Uint8Array
  /** Id of an image imported from another site; by default derived from the bytes. */
  id?: string
}

type AddOutcome =
  | { ok: true; id: string; isNew: boolean }
  | { ok: false; reason: 'file' | 'full'; message: string }

/** Returns the stored image if the same file is uploaded again. */
export async function addImage(
  site: Site,
  actor: Actor,
  { name, alt, bytes, id = idOf(bytes) }: NewImage,
  maxBytes = MAX_TOTAL_BYTES,
): Promise<AddOutcome> {
  if (await isStored(site.db, id)) return { ok: true, id, isNew: false }
  const prepared = await prepareImage(bytes)
  if (!prepared.ok) return { ok: false, reason: 'file', message: prepared.message }
  const { image } = prepared
  const outcome = await site.db.write<AddOutcome>(async (tx) => {
    if (await isStored(tx, id)) return { ok: true, id, isNew: false }
    if ((await storedBytes(tx)) + bytesOf(image) > maxBytes) {
      return { ok: false, reason: 'full', message: fullMessage(maxBytes) }
    }
    const { width, height, files } = image
    const row = { id, name: shownName(name), alt, width, height }
    await tx.insert(images).values({ ...row, adminId: actor.id, createdAt: Date.now() })
    for (const file of files) {
      await tx.insert(imageFiles).values({ id: `${id}-${file.width}`, imageId: id, ...file })
    }
    await recordAction(tx, actor, { action: 'image.add', subjectId: id })
    return { ok: true, id, isNew: true }
  })
  if (outcome.ok) await loadPublished(site)
  return outcome
}

const idOf = (bytes: Uint8Array) => hash('sha256', bytes).slice(0, 32)

async function isStored(db: Reads, id: string): Promise<boolean> {
  const found = await db.select({ id: images.id }).from(images).where(eq(images.id, id))
  return found.length > 0
}

async function storedBytes(tx: Queries): Promise<number> {
  const [row] = await tx
    .select({ bytes: sql<number>`coalesce(sum(length(${imageFiles.data})), 0)` })
    .from(imageFiles)
  return Number(row?.bytes ?? 0)
}

const bytesOf = ({ files }: Prepared) => files.reduce((sum, { data }) => sum + data.length, 0)

const fullMessage = (maxBytes: number) =>
  `All pictures together may take ${maxBytes / 2 ** 20} MB: delete some that no page shows, then try again`

const shownName = (name: string) => readFileName(name, 100) || 'picture'

export async function prepareImage(file: Uint8Array): Promise<Preparation> {
  const kind = imageKind(file)
  if (kind === 'bitmap') return prepareBitmap(file)
  if (kind === 'svg') return prepareSvg(file)
  return refused('The file is not a PNG, JPEG, WebP or SVG picture')
}

const SIGNATURES: readonly [at: number, bytes: string][][] = [
  [[0, '\x89PNG\r\n\x1a\n']],
  [[0, '\xff\xd8\xff']],
  [
    [0, 'RIFF'],
    [8, 'WEBP'],
  ],
]

/** Detects the type by content, because file name and Content-Type can be wrong. */
function imageKind(file: Uint8Array): 'bitmap' | 'svg' | undefined {
  const start = Buffer.from(file.subarray(0, 512)).toString('latin1')
  const isBitmap = SIGNATURES.some((parts) =>
    parts.every(([at, bytes]) => start.startsWith(bytes, at)),
  )
  if (isBitmap) return 'bitmap'
  return /^(\xef\xbb\xbf)?\s*<(\?xml|!--|!DOCTYPE svg|svg)/.test(start) ? 'svg' : undefined
}
