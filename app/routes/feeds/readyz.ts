import { eventLoopDelayMs, isOverrun } from '#app/http/event-loop.server'
import { site } from '#app/models/company/site.server'
import { canTakeEnquiries, readHealth } from '#app/models/health/ready.server'

export async function loader() {
  const health = await readHealth(site())
  const isReady = canTakeEnquiries(health) && !isOverrun()
  const message = isReady ? 'The site is ready' : 'The site cannot take enquiries now'
  const eventLoopMs = Math.round(eventLoopDelayMs())
  return Response.json(
    { status: isReady ? 'ready' : 'not ready', message, ...health, eventLoopMs },
    {
      status: isReady ? 200 : 503,
      headers: { 'Cache-Control': 'no-store', ...(!isReady && { 'Retry-After': '10' }) },
    },
  )
}
