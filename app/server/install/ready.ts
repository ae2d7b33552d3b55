import http from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import socket from '../../../deploy/site.socket?raw'
import { runOnMachine } from './machine'

export interface Address {
  host: string
  port: number
}

const POLL_MS = 250
const PATIENCE_MS = 5000
const EVERYWHERE = new Set(['0.0.0.0', '::', '*'])

/** @returns whether the site there says that it is ready */
export function isReady({ host, port }: Address): Promise<boolean> {
  const at = { host: EVERYWHERE.has(host) ? 'localhost' : host, port, path: '/readyz' }
  return new Promise((resolve) => {
    const asked = http.get({ ...at, agent: false, timeout: PATIENCE_MS }, (answer) => {
      answer.resume()
      resolve(answer.statusCode === 200)
    })
    asked.on('timeout', () => asked.destroy())
    asked.on('error', () => resolve(false))
  })
}

/** @returns false when time or patience (`signal`) is over before */
export async function becomesReady(address: Address, ms: number, signal?: AbortSignal) {
  const end = performance.now() + ms
  while (performance.now() < end && !signal?.aborted) {
    if (await isReady(address)) return true
    await sleep(POLL_MS)
  }
  return false
}

/** Where systemd listens for the site; the operator may have changed what was shipped. */
export async function addressOfSocket(): Promise<Address> {
  const shown = await runOnMachine(['systemctl', 'show', '--property=Listen', 'site.socket'])
  const [, host = '', port = ''] =
    /^Listen=(.*):(\d+) \(Stream\)$/m.exec(shown) ?? /^ListenStream=(.*):(\d+)$/m.exec(socket) ?? []
  return { host: host.replace(/^\[(.*)\]$/, '$1'), port: Number(port) }
}
