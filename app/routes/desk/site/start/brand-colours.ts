import type { LoaderFunctionArgs } from '@remix-run/node'
import { problem } from '#app/http/problem.server'
import { brandTokens } from '#app/models/company/brand.server'
import { readColour } from '#app/models/company/company'
import { requireEditor } from '#app/routes/desk/site/editor.server'

/** Style sheet with the shades of an unpublished colour, for the samples only. */
export async function loader({ request }: LoaderFunctionArgs) {
  await requireEditor(request)
  const colour = readColour(new URL(request.url).searchParams.get('colour') ?? undefined)
  if (colour === undefined) throw problem(400, 'Choose a colour such as #0a58ca')
  const tokens = Object.entries(brandTokens(colour))
  const sheet = `.brand-sample{${tokens.map(([name, value]) => `${name}:${value}`).join(';')}}`
  return new Response(sheet, {
    headers: {
      'Content-Type': 'text/css; charset=utf-8',
      'Cache-Control': 'private, max-age=3600',
    },
  })
}
