import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'

/**
 * Who is asking: the peer, or the nearest address that a trusted proxy vouches for. X-Forwarded-For of anybody else
 * counts for nothing, nor does what is no address.
 */
export function clientAddress(request: IncomingMessage, trustedProxies: string[]): string {
  const peer = plain(request.socket.remoteAddress ?? '')
  if (!trustedProxies.includes(peer)) return peer
  const forwarded = String(request.headers['x-forwarded-for'] ?? '')
  const hops = forwarded.split(',').map((hop) => plain(hop.trim()))
  const client = hops.findLast((hop) => !trustedProxies.includes(hop))
  return client !== undefined && isIP(client) !== 0 ? client : peer
}

/** An IPv4 client of a dual-stack listener shows up as ::ffff:192.0.2.1. */
function plain(address: string): string {
  return address.replace(/^::ffff:/i, '')
}
