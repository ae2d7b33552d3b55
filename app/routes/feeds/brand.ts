import type { LoaderFunctionArgs } from '@remix-run/node'
import { brandTokens } from '#app/models/company/brand.server'
import { readColour } from '#app/models/company/company'
import { site } from '#app/models/company/site.server'
import { publicFile } from './public-file'

/** Of the colour in the URL: caches keep it, and the page may come from a process that has another one published. */
export function loader({ request }: LoaderFunctionArgs) {
  const named = readColour(`#${new URL(request.url).searchParams.get('v')}`)
  const tokens = Object.entries(brandTokens(named ?? site().company.brand))
  const root = `:root{${tokens.map(([name, value]) => `${name}:${value}`).join(';')}}`
  const light = root.replace(/light-dark\((#\w+), #\w+\)/g, '$1')
  // The same rule as in scripts/colour-fallbacks, for the sheets of the build.
  const sheet = `${root}@supports not (color:light-dark(red,red)){${light}}`
  return publicFile(sheet, 'text/css; charset=utf-8', 86_400)
}
