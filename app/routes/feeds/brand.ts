import { brandTokens } from '#app/models/company/brand.server'
import { site } from '#app/models/company/site.server'

export function loader() {
  const tokens = Object.entries(brandTokens(site().company.brand))
  const sheet = `:root{${tokens.map(([name, value]) => `${name}:${value}`).join(';')}}`
  return new Response(sheet, {
    headers: {
      'Content-Type': 'text/css; charset=utf-8',
      'Cache-Control': 'public, max-age=86400',
    },
  })
}
