import type { LoaderFunctionArgs } from '@remix-run/node'
import { problem } from '#app/http/problem.server'
import { site } from '#app/models/company/site.server'
import { ICON_SIZES, icon, TAB_SIZE } from '#app/models/image/icon.server'
import { publicFile } from './public-file'

export async function loader({ params: { file } }: LoaderFunctionArgs) {
  const size =
    file === undefined ? TAB_SIZE : ICON_SIZES.find((each) => file === `icon-${each}.png`)
  if (!size) return problem(404, 'There is no such icon')
  return publicFile(new Uint8Array(await icon(site(), size)), 'image/png')
}
