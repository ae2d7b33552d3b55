import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import type { Site } from '#app/models/company/site.server'
import { OPERATOR } from '#app/models/privacy/audit.server'
import { parseJsonFile } from '#app/models/text'
import { addImage } from './add.server'
import { findImageFile, listImages } from './pictures.server'

export const IMAGE_LIST = 'images.json'

const listed = z.array(
  z.strictObject({
    id: z.string().regex(/^[0-9a-f]{32}$/, 'is not the name of a picture'),
    name: z.string().min(1).max(100),
    alt: z.string().min(1).max(300),
    file: z.string().regex(/^images\/[0-9a-f]{32}\.(webp|svg)$/, 'is not a file of this folder'),
  }),
)

export async function exportImages({ db }: Site, folder: string): Promise<void> {
  const all = await listImages(db)
  if (all.length === 0) return
  await mkdir(join(folder, 'images'))
  const list: z.infer<typeof listed> = []
  for (const { id, name, alt, sizes, isDrawing } of all) {
    const extension = isDrawing ? 'svg' : 'webp'
    const stored = await findImageFile(db, `${id}-${sizes.at(-1)?.width}.${extension}`)
    if (!stored) continue
    const file = `images/${id}.${extension}`
    await writeFile(join(folder, file), stored.data)
    list.push({ id, name, alt, file })
  }
  await writeFile(join(folder, IMAGE_LIST), `${JSON.stringify(list, null, 2)}\n`)
}

/** Adds missing images, checked like uploads. @returns error messages */
export async function importImages(site: Site, folder: string): Promise<string[]> {
  const path = join(folder, IMAGE_LIST)
  if (!existsSync(path)) return []
  const list = await readFile(path, 'utf8')
    .then(parseJsonFile)
    .catch((error: Error) => error)
  if (list instanceof Error) return [list.message]
  const parsed = listed.safeParse(list)
  if (!parsed.success) {
    return parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  }
  const refused: string[] = []
  for (const { file, ...image } of parsed.data) {
    const bytes = await readFile(join(folder, file))
    const added = await addImage(site, OPERATOR, { ...image, bytes })
    if (!added.ok) refused.push(`${file}: ${added.message}`)
  }
  return refused
}
