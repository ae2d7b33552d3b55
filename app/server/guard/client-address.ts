import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import proxyaddr from 'proxy-addr'

/**
 * @param trustedProxies addresses and CIDR ranges
 * @returns reads the client's address: the peer's, or the one that X-Forwarded-For of a trusted proxy names
 */
export function clientAddressReader(trustedProxies: string[]) {
  const isTrusted = proxyaddr.compile(trustedProxies)
  return (request: IncomingMessage): string => {
    const address = proxyaddr(request, isTrusted)
    return plain(isIP(address) ? address : (request.socket.remoteAddress ?? ''))
  }
}

/** An IPv4 client of a dual-stack listener shows up as ::ffff:192.0.2.1. */
function plain(address: string): string {
  return address.replace(/^::ffff:/i, '')
}
