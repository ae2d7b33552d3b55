import { problem } from '#app/http/problem.server'
import { isWritable } from '#app/models/site.server'

/** The site can take an enquiry now: its database lets itself be written to. */
export function loader() {
  if (!isWritable()) return problem(503, 'The database cannot be written to')
  return Response.json({ status: 'ready' }, { headers: { 'Cache-Control': 'no-store' } })
}
