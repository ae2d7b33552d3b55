import { brandColour } from '#app/models/company/brand.server'
import type { Company } from '#app/models/company/company'
import { site } from '#app/models/company/site.server'
import { logoMark } from '#app/models/image/logo.server'
import { escapeHtml } from '#app/models/text'
import { firstGrapheme } from '#app/ui/layout/logo'
import { publicFile } from './public-file'

export async function loader() {
  const mark = (await logoMark(site())) ?? letterMark(site().company)
  return publicFile(mark, 'image/svg+xml', 86_400, {
    'Content-Security-Policy':
      "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
  })
}

/** Uses system fonts, because a favicon cannot load the font of the site. */
function letterMark({ brand, name }: Company): string {
  const letter = escapeHtml(firstGrapheme(name))
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="9" fill="${brandColour(brand)}"/><rect x="23.3" y="4.7" width="4.4" height="4.4" rx=".9" fill="#fff" transform="rotate(12 25.5 6.9)"/><text x="14.7" y="24" text-anchor="middle" font-family="Arial,Helvetica,sans-serif" font-weight="700" font-size="21" fill="#fff">${letter}</text></svg>`
}
