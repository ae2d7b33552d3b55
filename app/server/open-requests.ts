import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Pipelined requests that one connection may have open: each takes memory until the client reads its response. */
const MAX_PER_CONNECTION = 16

/** Counts the requests without a complete response, by connection. */
export class OpenRequests {
  /** Entries stay as long as the connection: a map that shrinks and grows at each request fills the old space. */
  readonly #counts = new Map<Socket, number>()

  get isEmpty(): boolean {
    return [...this.#counts.values()].every((count) => count === 0)
  }

  /** @returns false where the connection had too many and was closed */
  add({ socket }: IncomingMessage, response: ServerResponse): boolean {
    const count = this.#counts.get(socket) ?? 0
    if (count >= MAX_PER_CONNECTION) {
      socket.destroy()
      return false
    }
    this.#counts.set(socket, count + 1)
    response.once('close', () => this.#subtract(socket))
    return true
  }

  /** A queued response emits no `close` when its connection ends. */
  forget(socket: Socket): void {
    this.#counts.delete(socket)
  }

  #subtract(socket: Socket): void {
    const count = this.#counts.get(socket)
    if (count !== undefined) this.#counts.set(socket, count - 1)
  }
}
