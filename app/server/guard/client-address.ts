import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import proxyaddr from 'proxy-addr'

/**
 * @param trustedProxies IP addresses and CIDR ranges
 * @returns a function that reads the client's IP address: the peer's, or that in X-Forwarded-For of a trusted proxy
 */
export function clientAddressReader(trustedProxies: string[]) {
  const isTrusted = proxyaddr.compile(trustedProxies)
  return (request: IncomingMessage): string => {
    const address = proxyaddr(request, isTrusted)
    return plain(isIP(address) ? address : (request.socket.remoteAddress ?? ''))
  }
}

/** A dual-stack listener reports an IPv4 client as ::ffff:192.0.2.1. */
function plain(address: string): string {
  return address.replace(/^::ffff:/i, '')
}
