import type { LoaderFunctionArgs } from '@remix-run/node'
import { eventLoopDelayMs, isOverloaded } from '#app/http/event-loop.server'
import { isFromInside } from '#app/http/rate-limit.server'
import { site } from '#app/models/company/site.server'
import { canTakeEnquiries, readHealth } from '#app/models/health/ready.server'

export async function loader({ request }: LoaderFunctionArgs) {
  const health = await readHealth(site())
  const isReady = canTakeEnquiries(health) && !isOverloaded()
  const message = isReady ? 'The site is ready' : 'The site cannot take enquiries now'
  const status = isReady ? 'ready' : 'not ready'
  const details = { ...health, eventLoopMs: Math.round(eventLoopDelayMs()) }
  return Response.json(
    { status, message, ...(isFromInside(request) && details) },
    {
      status: isReady ? 200 : 503,
      headers: { 'Cache-Control': 'no-store', ...(!isReady && { 'Retry-After': '10' }) },
    },
  )
}
