import { brandTokens } from '#app/models/company/brand.server'
import { site } from '#app/models/company/site.server'
import { feed } from './feed'

export function loader() {
  const tokens = Object.entries(brandTokens(site().company.brand))
  const sheet = `:root{${tokens.map(([name, value]) => `${name}:${value}`).join(';')}}`
  return feed(sheet, 'text/css; charset=utf-8', 86_400)
}
