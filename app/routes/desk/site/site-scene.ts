import type { LoaderFunctionArgs } from '@remix-run/node'
import { problem } from '#app/http/problem.server'
import { requireOwner } from '#app/http/session.server'
import { drawScene } from './scene-picture.server'

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireOwner(request)
  const svg = await drawScene(params['*'] ?? '')
  if (svg === undefined) throw problem(404, 'There is no such drawing')
  return new Response(svg, {
    headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'private, max-age=3600' },
  })
}
