import { brandTokens } from '#app/models/company/brand.server'
import { site } from '#app/models/company/site.server'
import { publicFile } from './public-file'

export function loader() {
  const tokens = Object.entries(brandTokens(site().company.brand))
  const sheet = `:root{${tokens.map(([name, value]) => `${name}:${value}`).join(';')}}`
  return publicFile(sheet, 'text/css; charset=utf-8', 86_400)
}
