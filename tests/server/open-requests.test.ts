import { EventEmitter } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { beforeEach, expect, test } from 'vitest'

import { OpenRequests } from '#app/server/open-requests'

let open: OpenRequests
let socket: Socket & { isCut?: boolean }

beforeEach(() => {
  open = new OpenRequests()
  socket = { destroy: () => Object.assign(socket, { isCut: true }) } as never
})

function request(): ServerResponse | undefined {
  const response = new EventEmitter() as ServerResponse
  return open.add({ socket } as IncomingMessage, response) ? response : undefined
}

test('a connection with sixteen open requests is closed at the next one', () => {
  const first = Array.from({ length: 16 }, request)[0]
  first?.emit('close')
  expect(request()).toBeDefined()
  expect(socket.isCut).toBeUndefined()
  expect(request()).toBeUndefined()
  expect(socket.isCut).toBe(true)
})

test('finished requests and requests of a closed connection are not open', () => {
  const responses = [request(), request()]
  expect(open.isEmpty).toBe(false)
  for (const response of responses) response?.emit('close')
  expect(open.isEmpty).toBe(true)

  const late = request()
  request()
  open.forget(socket)
  expect(open.isEmpty).toBe(true)
  late?.emit('close')
  expect(open.isEmpty).toBe(true)
})
