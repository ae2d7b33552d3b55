import type { IncomingMessage } from 'node:http'
import { isPrivateAddress } from '#app/http/private-address.server'
import type { Settings } from '#app/models/company/settings.server'
import { clientAddressReader } from './client-address'
import { METRICS } from './metrics'

export const PROBES = new Set(['/healthz', '/readyz', METRICS])

/** Load balancers and containers ask for the health by the machine's address, or without a Host at all. */
export function localProbeReader({ trustedProxies }: Settings) {
  const addressOf = clientAddressReader(trustedProxies)
  return (message: IncomingMessage): boolean => {
    const { method, url = '' } = message
    const isRead = method === 'GET' || method === 'HEAD'
    return isRead && PROBES.has(url) && isPrivateAddress(addressOf(message))
  }
}
