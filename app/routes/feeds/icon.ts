import type { LoaderFunctionArgs } from '@remix-run/node'
import { problem } from '#app/http/problem.server'
import { site } from '#app/models/company/site.server'
import { ICON_SIZES, icon, tabIcon } from '#app/models/image/icon.server'

export async function loader({ params: { file } }: LoaderFunctionArgs) {
  if (file === undefined) return answer(await tabIcon(site()), 'image/x-icon')
  const size = ICON_SIZES.find((each) => file === `icon-${each}.png`)
  if (!size) return problem(404, 'There is no such icon')
  return answer(await icon(site(), size), 'image/png')
}

const answer = (image: Buffer, type: string) =>
  new Response(new Uint8Array(image), {
    headers: { 'Content-Type': type, 'Cache-Control': 'public, max-age=3600' },
  })
