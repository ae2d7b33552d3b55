import { CLIENT_ADDRESS } from '#app/http/rate-limit.server'
import { loader } from '#app/routes/feeds/readyz'

/** The response of /readyz to a client with this IP address. */
export function readyFor(address: string): Promise<Response> {
  const request = new Request('http://localhost/readyz', { headers: { [CLIENT_ADDRESS]: address } })
  return loader({ request, params: {}, context: {} })
}
