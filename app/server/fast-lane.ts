import type { Server } from 'node:http'
import type { Socket } from 'node:net'

import { chooseForm, isKnown, type Kept, withCookie } from './kept'
import { type KeptRequest, readKeptRequest } from './kept-request'

/** Longer than the answer says, so that a question sent in the last moment is still heard. */
const GRACE_MS = 1000
const KEEP_ALIVE = ['Connection', 'keep-alive', 'Keep-Alive', 'timeout=5']

/** What the lane has to ask about a request that it could answer. */
export interface LaneRules {
  find(url: string): Kept | undefined
  isOwnHost(host: string): boolean
  /** The cookie that goes with an answer. */
  cookieFor(request: KeptRequest): string | undefined
  /** Hears of each answer. */
  answered?(): void
}

/**
 * Answers a plain GET for something kept straight on its socket, for half of what node:http takes. Any connection that
 * sends anything else (a part of a request, two at once, a body, another method, host or version) goes over to
 * node:http with all it has sent, for good.
 */
export function openFastLane(server: Server, rules: LaneRules): void {
  const [handOn] = server.listeners('connection')
  if (!handOn) throw new Error('The server takes no connections')
  const ours = new Set<Socket>()

  function take(socket: Socket): void {
    const read = (chunk: Buffer) => {
      const answer = server.listening ? answerFor(chunk, rules) : undefined
      if (!answer) return leave(chunk)
      rules.answered?.()
      // A reader slower than its own questions gets no more of them read.
      if (!socket.write(answer)) socket.pause().once('drain', () => socket.resume())
      socket.setTimeout(server.keepAliveTimeout + GRACE_MS)
    }
    const close = () => socket.destroy()
    const forget = () => ours.delete(socket)
    const listeners = { data: read, end: close, error: close, timeout: close, close: forget }

    function leave(chunk: Buffer): void {
      ours.delete(socket)
      for (const [event, listener] of Object.entries(listeners)) socket.off(event, listener)
      socket.setTimeout(0)
      socket.unshift(chunk)
      handOn?.call(server, socket)
    }

    ours.add(socket)
    socket.setTimeout(server.headersTimeout)
    for (const [event, listener] of Object.entries(listeners)) socket.on(event, listener)
  }

  server.removeAllListeners('connection').on('connection', take)
  const closeTheirs = server.closeIdleConnections.bind(server)
  server.closeIdleConnections = () => {
    closeTheirs()
    for (const socket of ours) if (socket.writableLength === 0) socket.destroy()
  }
}

function answerFor(chunk: Buffer, rules: LaneRules): Buffer | undefined {
  const request = readKeptRequest(chunk)
  const kept = request && rules.find(request.url)
  if (!kept || !rules.isOwnHost(request.host)) return undefined
  const cookie = rules.cookieFor(request)
  if (isKnown(kept, request.ifNoneMatch)) {
    return wire('304 Not Modified', kept.unchanged, NOTHING, cookie)
  }
  const { headers, body } = chooseForm(kept, request.acceptEncoding)
  return wire('200 OK', headers, body, cookie)
}

const NOTHING = Buffer.alloc(0)
/** Whole answers in bytes, by their headers and then by the cookie that goes with them, for the second they name. */
const wires = new WeakMap<string[], { date: string; byCookie: Map<string, Buffer> }>()
/** Most first visits come without a referrer, so their cookies are alike; the others are not worth the memory. */
const MOST_COOKIES = 4

function wire(status: string, headers: string[], body: Buffer, cookie = ''): Buffer {
  const date = httpDate()
  let now = wires.get(headers)
  if (now?.date !== date) {
    now = { date, byCookie: new Map() }
    wires.set(headers, now)
  }
  const there = now.byCookie.get(cookie)
  if (there) return there
  const bytes = toBytes(status, withCookie(headers, cookie), date, body)
  if (now.byCookie.size < MOST_COOKIES) now.byCookie.set(cookie, bytes)
  return bytes
}

function toBytes(status: string, headers: string[], date: string, body: Buffer): Buffer {
  const all = [...headers, 'Date', date, ...KEEP_ALIVE]
  let head = `HTTP/1.1 ${status}\r\n`
  for (let i = 0; i < all.length; i += 2) head += `${all[i]}: ${all[i + 1]}\r\n`
  return Buffer.concat([Buffer.from(`${head}\r\n`, 'latin1'), body])
}

let second = 0
let shown = ''

function httpDate(): string {
  const now = Math.floor(Date.now() / 1000)
  if (now !== second) {
    second = now
    shown = new Date(now * 1000).toUTCString()
  }
  return shown
}
