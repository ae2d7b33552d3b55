import { Agent, request as send } from 'node:http'

import type { FuzzRequest } from './requests'

const agent = new Agent({ keepAlive: true, maxSockets: 12 })
/** How much of a response is read. */
const MAX_RESPONSE_BYTES = 256 * 1024

/** Sends a request over a keep-alive connection. @returns the status; 0 where the connection ended without a response */
export function sendFuzz(url: string, strange: FuzzRequest): Promise<number> {
  const { method, path, headers, body } = strange
  const { hostname, port } = new URL(url)
  return new Promise((resolve) => {
    const request = send({ agent, hostname, port, method, path, headers }, (response) => {
      const status = response.statusCode ?? 0
      let bytes = 0
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length
        if (bytes > MAX_RESPONSE_BYTES) response.destroy()
      })
      response.on('close', () => resolve(status))
      // A stream of events would never end.
      if (response.headers['content-type'] === 'text/event-stream') response.destroy()
    })
    request.setTimeout(20_000, () => request.destroy())
    // The server may just have closed a reused connection: retry on another, as a browser does.
    request.on('error', () => resolve(request.reusedSocket ? sendFuzz(url, strange) : 0))
    request.end(body)
  })
}
