import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Pipelined requests that one connection may have waiting: each takes memory until the client reads its answer. */
const MOST_OF_CONNECTION = 16

/** Requests without their whole answer, by connection. */
export class OpenRequests {
  readonly #counts = new Map<Socket, number>()

  get isEmpty(): boolean {
    return this.#counts.size === 0
  }

  /** @returns false where the connection has too many; it is closed */
  add({ socket }: IncomingMessage, response: ServerResponse): boolean {
    const count = this.#counts.get(socket) ?? 0
    if (count >= MOST_OF_CONNECTION) {
      socket.destroy()
      return false
    }
    this.#counts.set(socket, count + 1)
    response.once('close', () => this.#subtract(socket))
    return true
  }

  /** An answer that still waited for its turn does not say so when its connection ends. */
  forget(socket: Socket): void {
    this.#counts.delete(socket)
  }

  #subtract(socket: Socket): void {
    const left = (this.#counts.get(socket) ?? 0) - 1
    if (left > 0) this.#counts.set(socket, left)
    else this.#counts.delete(socket)
  }
}
