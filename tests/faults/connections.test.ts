import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'

import { freshFolder } from '#tests/support/data-dir'
import { missing, sh } from '#tests/support/machine'
import { PROGRAM, startProgram } from '#tests/support/program'
import { startSocketActivated } from '#tests/support/socket-activation'

const CONNECTIONS = 10_000
const AT_ONCE = 250
/** Visitors during a restart of a second or two, many more than Node's default backlog. */
const WAITING = 2000
const openFiles = Number(sh('sh', '-c', 'ulimit -Hn').replace('unlimited', 'Infinity'))
const lacks =
  missing({ commands: ['sh'] }) ||
  (openFiles < CONNECTIONS + 500 ? `allows a process only ${openFiles} open files` : '')
if (lacks) console.warn(`Skipped: ${lacks}`)

test.skipIf(lacks || process.platform !== 'linux')(
  `${CONNECTIONS} open connections get responses, and new connections too`,
  async ({ onTestFinished }) => {
    const program = await startProgram({ LOG_LEVEL: 'silent' })
    const port = Number(new URL(program.url).port)
    await fillPageCache(program.url)

    const sockets: Socket[] = []
    onTestFinished(() => {
      for (const socket of sockets) socket.destroy()
    })
    let responses = 0
    for (let first = 0; first < CONNECTIONS; first += AT_ONCE) {
      const batch = Array.from({ length: AT_ONCE }, async (_, i) => {
        const socket = await openFrom(`127.0.0.${2 + ((first + i) % 20)}`, port)
        sockets.push(socket)
        if ((await requestPage(socket)).startsWith('HTTP/1.1 200')) responses++
      })
      await Promise.all(batch)
    }
    expect(responses).toBe(CONNECTIONS)

    const times: number[] = []
    for (let i = 0; i < 200; i++) {
      const begin = performance.now()
      expect((await fetch(`${program.url}/healthz`)).status).toBe(200)
      times.push(performance.now() - begin)
    }
    const p99 = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0
    const megabytes = residentMegabytes(program.process.pid ?? 0)
    console.log(
      `${CONNECTIONS} connections: another response took ${p99.toFixed(0)} ms (p99), ${megabytes} MB resident`,
    )
    expect(megabytes).toBeLessThan(400)
  },
)

/** So that no page is rendered or compressed while the connections open. */
async function fillPageCache(url: string): Promise<void> {
  const headers = { 'Accept-Encoding': 'br' }
  const map = await (await fetch(`${url}/sitemap.xml`)).text()
  for (const [, loc = ''] of map.matchAll(/<loc>([^<]+)<\/loc>/g)) {
    const page = url + new URL(loc).pathname
    while ((await fetch(page, { headers })).headers.get('Content-Encoding') !== 'br')
      await sleep(20)
  }
}

async function openFrom(localAddress: string, port: number): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', localAddress })
  await once(socket, 'connect')
  return socket
}

/** Requests a cached page, so that only the connection costs something. */
async function requestPage(socket: Socket): Promise<string> {
  socket.write('HEAD / HTTP/1.1\r\nHost: localhost\r\n\r\n')
  const [chunk] = await once(socket, 'data')
  return String(chunk)
}

function residentMegabytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024)
}

test.skipIf(lacks || process.platform !== 'linux')(
  `${WAITING} connections wait while the program is stopped and are served afterwards`,
  async () => {
    const program = await startProgram({ LOG_LEVEL: 'silent' })
    await waitWhileStopped(program.url, program.process.pid ?? 0)
  },
)

test.skipIf(lacks || process.platform !== 'linux')(
  `${WAITING} connections wait on a socket of systemd too`,
  async () => {
    const dataDir = freshFolder()
    const service = await startSocketActivated(PROGRAM, { DATA_DIR: dataDir, LOG_LEVEL: 'silent' })
    onTestFinished(() => service.end())
    await waitWhileStopped(service.url, service.pid())
  },
)

async function waitWhileStopped(url: string, pid: number): Promise<void> {
  process.kill(pid, 'SIGSTOP')
  const sockets: Socket[] = []
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
  })
  const port = Number(new URL(url).port)
  const open = async (_: unknown, i: number) => {
    sockets[i] = await openFrom(`127.0.0.${2 + (i % 20)}`, port)
  }
  await Promise.all(Array.from({ length: WAITING }, open))
  process.kill(pid, 'SIGCONT')
  const responses = await Promise.all(sockets.map(requestPage))
  expect(responses.filter((response) => response.startsWith('HTTP/1.1 200'))).toHaveLength(WAITING)
}
