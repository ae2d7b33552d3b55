import http from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import socket from '../../../deploy/site.socket?raw'
import { runOnMachine } from './machine'

export interface Address {
  host: string
  port: number
}

const POLL_MS = 250
const REQUEST_TIMEOUT_MS = 5000
const EVERYWHERE = new Set(['0.0.0.0', '::', '*'])

export function isReady({ host, port }: Address): Promise<boolean> {
  const at = { host: EVERYWHERE.has(host) ? 'localhost' : host, port, path: '/readyz' }
  return new Promise((resolve) => {
    const request = http.get({ ...at, agent: false, timeout: REQUEST_TIMEOUT_MS }, (response) => {
      response.resume()
      resolve(response.statusCode === 200)
    })
    request.on('timeout', () => request.destroy())
    request.on('error', () => resolve(false))
  })
}

export async function becomesReady(address: Address, ms: number, signal?: AbortSignal) {
  const end = performance.now() + ms
  while (performance.now() < end && !signal?.aborted) {
    if (await isReady(address)) return true
    await sleep(POLL_MS)
  }
  return false
}

/** The address that systemd listens on, which the operator may have changed. */
export async function addressOfSocket(): Promise<Address> {
  const shown = await runOnMachine(['systemctl', 'show', '--property=Listen', 'site.socket'])
  const [, host = '', port = ''] =
    /^Listen=(.*):(\d+) \(Stream\)$/m.exec(shown) ?? /^ListenStream=(.*):(\d+)$/m.exec(socket) ?? []
  return { host: host.replace(/^\[(.*)\]$/, '$1'), port: Number(port) }
}
