import { once } from 'node:events'
import type { Server } from 'node:http'

import type { Settings } from '#app/models/settings.server'
import { CommandError, EXIT } from './exit-codes'

/** The first socket that a service manager hands over (sd_listen_fds(3)). */
const FIRST_SOCKET = 3

/**
 * Opens the site for visitors: on the socket that the service manager holds open across restarts, so that nobody is
 * turned away meanwhile, else on HOST and PORT.
 * @returns the port, or the configured one where the socket has none
 * @throws CommandError where the address cannot be had
 */
export async function listen(server: Server, { host, port }: Settings): Promise<number> {
  const { LISTEN_PID, LISTEN_FDS } = process.env
  const isHandedOver = LISTEN_PID === String(process.pid) && Number(LISTEN_FDS) >= 1
  // Not meant for programs that this one starts.
  delete process.env.LISTEN_PID
  delete process.env.LISTEN_FDS
  server.listen(isHandedOver ? { fd: FIRST_SOCKET } : { host, port })
  try {
    await once(server, 'listening')
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    throw new CommandError(
      EXIT.unavailable,
      code === 'EADDRINUSE'
        ? `Port ${port} is taken. Choose another with PORT=3001.`
        : `Cannot listen: ${message}`,
    )
  }
  const address = server.address()
  return typeof address === 'object' && address ? address.port : port
}
