import type { IncomingMessage } from 'node:http'
import { compile } from 'proxy-addr'
import { problem } from '#app/http/problem.server'
import { isPrivateAddress } from '#app/http/rate-limit.server'
import { isSameSecret } from '#app/models/account/admin.server'
import type { Settings } from '#app/models/company/settings.server'
import { clientAddressReader } from './client-address'

export const METRICS = '/metrics'
export const PROBES = new Set(['/healthz', '/readyz', METRICS])

/** Load balancers and containers send health checks to the machine's IP address, or without a Host header. */
export function localProbeTest({ trustedProxies }: Settings) {
  const addressOf = clientAddressReader(trustedProxies)
  return (message: IncomingMessage): boolean => {
    const { method, url = '' } = message
    const isRead = method === 'GET' || method === 'HEAD'
    return isRead && PROBES.has(url) && isPrivateAddress(addressOf(message))
  }
}

const isLoopback = compile('loopback')
const LOCAL_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i
/** A proxy on this machine is a loopback peer too, but adds one of these headers. */
const FORWARDED = ['forwarded', 'via', 'x-forwarded-for', 'x-real-ip']

/** Metrics are for this machine and for clients with METRICS_TOKEN. @returns a function that refuses other requests */
export function metricsGate({ metricsToken }: Pick<Settings, 'metricsToken'>) {
  return ({ socket, headers }: IncomingMessage): Response | undefined => {
    const isLocal =
      isLoopback(socket.remoteAddress ?? '', 0) &&
      LOCAL_HOST.test(headers.host ?? '') &&
      !FORWARDED.some((name) => name in headers)
    if (isLocal) return undefined
    if (metricsToken === undefined) return problem(404, 'There is no such page')
    const [, given = ''] = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '') ?? []
    if (isSameSecret(metricsToken, given)) return undefined
    return problem(401, 'Send METRICS_TOKEN as a bearer token', {
      headers: { 'WWW-Authenticate': 'Bearer' },
    })
  }
}
