import { CLIENT_ADDRESS } from '#app/http/rate-limit.server'
import { loader } from '#app/routes/feeds/readyz'

/** What a client of this address is answered. */
export function readyFor(address: string): Promise<Response> {
  const request = new Request('http://localhost/readyz', { headers: { [CLIENT_ADDRESS]: address } })
  return loader({ request, params: {}, context: {} })
}
