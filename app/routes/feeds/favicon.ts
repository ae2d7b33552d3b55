import { brandColour } from '#app/models/company/brand.server'
import { site } from '#app/models/company/site.server'
import { firstLetter } from '#app/ui/layout/logo'

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** Cannot use the site's font: a favicon is a document of its own. */
export function loader() {
  const { brand, name } = site().company
  const letter = firstLetter(name).replace(/[&<>]/g, (sign) => ESCAPES[sign] ?? '')
  const mark = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="9" fill="${brandColour(brand)}"/><rect x="23.3" y="4.7" width="4.4" height="4.4" rx=".9" fill="#fff" transform="rotate(12 25.5 6.9)"/><text x="14.7" y="24" text-anchor="middle" font-family="Arial,Helvetica,sans-serif" font-weight="700" font-size="21" fill="#fff">${letter}</text></svg>`
  return new Response(mark, {
    headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=86400' },
  })
}
