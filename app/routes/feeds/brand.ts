import { brandTokens } from '#app/models/company/brand.server'
import { site } from '#app/models/company/site.server'
import { publicFile } from './public-file'

export function loader() {
  const tokens = Object.entries(brandTokens(site().company.brand))
  const root = `:root{${tokens.map(([name, value]) => `${name}:${value}`).join(';')}}`
  const light = root.replace(/light-dark\((#\w+), #\w+\)/g, '$1')
  // The same rule as in scripts/colour-fallbacks, for the sheets of the build.
  const sheet = `${root}@supports not (color:light-dark(red,red)){${light}}`
  return publicFile(sheet, 'text/css; charset=utf-8', 86_400)
}
