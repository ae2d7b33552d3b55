import { once } from 'node:events'
import type { Server } from 'node:http'

import type { Settings } from '#app/models/company/settings.server'
import { CommandError, EXIT } from './exit-codes'

/** As many as the system lets wait: more than the default come within the second that a restart takes. */
const BACKLOG = 4096
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
