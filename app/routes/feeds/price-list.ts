import { createHash } from 'node:crypto'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { printPriceList } from '#app/models/messaging/price-list-csv.server'
import { shownSite } from '#app/routes/site/site-content.server'

/** Caches must revalidate it, so that it changes together with the page and the calculator. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { content, preview } = await shownSite(request)
  const csv = printPriceList(content.prices)
  const hash = createHash('sha256').update(csv).digest('base64url').slice(0, 22)
  const headers = {
    'Content-Type': 'text/csv; charset=utf-8',
    'Cache-Control': preview ? 'private, no-store' : 'no-cache',
    ETag: `W/"${hash}"`,
  }
  const isKnown = request.headers.get('If-None-Match')?.includes(hash)
  return isKnown ? new Response(null, { status: 304, headers }) : new Response(csv, { headers })
}
