import { brandColour } from '#app/models/company/brand.server'
import type { Company } from '#app/models/company/company'
import type { Site } from '#app/models/company/site.server'
import { loadSharp } from './bitmap.server'
import { findLogoFile } from './logo.server'

export const ICON_SIZES = [180, 192, 512]
/** Browsers accept a PNG as `favicon.ico`. */
export const TAB_SIZE = 32
/** Launchers crop an icon to a circle; a centred square of this share stays visible. */
const SAFE_SHARE = 0.6

const icons = new WeakMap<Company, Map<number, Promise<Buffer>>>()

export function icon(site: Site, size: number): Promise<Buffer> {
  const known = icons.get(site.company) ?? new Map<number, Promise<Buffer>>()
  icons.set(site.company, known)
  const image = known.get(size)
  if (image) return image
  const made = draw(site, size)
  known.set(size, made)
  made.catch(() => known.delete(size))
  return made
}

/** Fills the whole square, because phones round the corners. */
async function draw(site: Site, size: number): Promise<Buffer> {
  const sharp = await loadSharp()
  const logo = await findLogoFile(site, 'largest')
  if (!logo)
    return sharp(Buffer.from(mark(site.company, size)))
      .removeAlpha()
      .png()
      .toBuffer()
  const side = Math.round(size * SAFE_SHARE)
  const input = await sharp(logo.data)
    .resize({ width: side, height: side, fit: 'inside' })
    .png()
    .toBuffer()
  const background = { width: size, height: size, channels: 3, background: '#fff' } as const
  return sharp({ create: background }).composite([{ input }]).removeAlpha().png().toBuffer()
}

/** The mark without its letter, because a server may have no fonts. */
function mark({ brand }: Company, size: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="${size}" height="${size}"><rect width="96" height="96" fill="${brandColour(brand)}"/><g fill="#fff" transform="rotate(12 48 48)"><rect x="26" y="36" width="38" height="38" rx="8"/><rect x="68" y="17" width="13" height="13" rx="2.6"/></g></svg>`
}
