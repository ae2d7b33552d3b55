import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/** Below the ports that systems give to outgoing connections, one of which could take it while a server restarts. */
const [MIN, MAX] = [20_000, 32_000]

/** @returns {Promise<number>} a port where nothing listens */
export async function freePort() {
  const port = randomInt(MIN, MAX)
  const server = createServer().listen(port, '127.0.0.1')
  try {
    await once(server, 'listening')
  } catch {
    return freePort()
  }
  server.close()
  await once(server, 'close')
  return port
}
