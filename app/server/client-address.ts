import type { IncomingMessage } from 'node:http'

/**
 * Who is asking: the peer, or the nearest address that a trusted proxy vouches for. X-Forwarded-For of anybody else
 * counts for nothing.
 */
export function clientAddress(request: IncomingMessage, trustedProxies: string[]): string {
  const peer = plain(request.socket.remoteAddress ?? '')
  const forwarded = String(request.headers['x-forwarded-for'] ?? '')
  const chain = [
    ...forwarded
      .split(',')
      .map((hop) => hop.trim())
      .filter(Boolean),
    peer,
  ]
  return plain(chain.findLast((hop) => !trustedProxies.includes(plain(hop))) ?? peer)
}

/** An IPv4 client of a dual-stack listener shows up as ::ffff:192.0.2.1. */
function plain(address: string): string {
  return address.replace(/^::ffff:/, '')
}
