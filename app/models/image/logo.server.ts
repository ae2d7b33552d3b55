import { asc, desc, eq } from 'drizzle-orm'
import type { Picture } from '#app/content/picture'
import type { Site } from '#app/models/company/site.server'
import { imageFiles } from '#db/schema'
import { SVG_TYPE } from './svg-rules'

/** @returns undefined, for the first-letter logo, if no logo is chosen or its image is missing */
export function logoOf({ published, company }: Site, { logo } = company): Picture | undefined {
  return logo ? published?.pictures?.[logo] : undefined
}

/** @returns an SVG for the browser tab, or undefined for the first-letter logo */
export async function logoMark(site: Site): Promise<string | undefined> {
  const file = await findLogoFile(site, 'smallest')
  if (!file) return undefined
  if (file.type === SVG_TYPE) return file.data.toString()
  const data = `data:${file.type};base64,${file.data.toString('base64')}`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><image width="32" height="32" href="${data}"/></svg>`
}

export async function findLogoFile({ db, company }: Site, size: 'smallest' | 'largest') {
  const sorted = size === 'smallest' ? asc : desc
  const [file] = await db
    .select()
    .from(imageFiles)
    .where(eq(imageFiles.imageId, company.logo.replace('image/', '')))
    .orderBy(sorted(imageFiles.width))
    .limit(1)
  return file
}
