import { once } from 'node:events'
import type { Server } from 'node:http'

import type { Settings } from '#app/models/company/settings.server'
import { CommandError, EXIT } from './exit-codes'

/** More than Node's default, for those who arrive during a restart. */
const BACKLOG = 4096
/** The first socket that a service manager hands over (sd_listen_fds(3)). */
const FIRST_SOCKET = 3

/**
 * Listens on the socket that the service manager keeps open across restarts, else on HOST and PORT.
 * @returns the port; of a socket without one the configured port
 * @throws CommandError where the address is taken
 */
export async function listen(server: Server, { host, port }: Settings): Promise<number> {
  const { LISTEN_PID, LISTEN_FDS } = process.env
  const isHandedOver = LISTEN_PID === String(process.pid) && Number(LISTEN_FDS) >= 1
  // Child processes must not inherit them.
  delete process.env.LISTEN_PID
  delete process.env.LISTEN_FDS
  const address = isHandedOver ? { fd: FIRST_SOCKET } : { host, port }
  server.listen({ ...address, backlog: BACKLOG })
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
  const opened = server.address()
  return typeof opened === 'object' && opened ? opened.port : port
}
