import { isLoopback } from '#app/models/company/loopback'
import type { Settings } from '#app/models/company/settings.server'

const HOST = /^(\[[0-9a-f:.]+\]|[a-z0-9._-]+)(?::(\d{1,5}))?$/i
const DEFAULT_PORTS: Record<string, string> = { 'http:': '80', 'https:': '443' }

export function hostReader(settings: Settings) {
  const own = new URL(settings.origin)
  const ownPort = own.port || DEFAULT_PORTS[own.protocol]

  return (host: string | undefined): 'own' | 'other' | 'malformed' => {
    if (host === own.host) return 'own'
    const [, name = '', port = DEFAULT_PORTS[own.protocol]] = HOST.exec(host ?? '') ?? []
    if (name === '' || Number(port) > 65_535) return 'malformed'
    if (settings.isLoopback && isLoopback(name.toLowerCase())) return 'own'
    return name.toLowerCase() === own.hostname && port === ownPort ? 'own' : 'other'
  }
}

export function countHosts(rawHeaders: string[]): number {
  let count = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? ''
    if (name.length === 4 && name.toLowerCase() === 'host') count++
  }
  return count
}
