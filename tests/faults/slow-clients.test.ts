import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'

import { applicationForm } from '#tests/support/applicant'
import { pdf } from '#tests/support/files'
import { startProgram } from '#tests/support/program'

const CLIENTS = 100

test('slow clients are disconnected and do not delay other requests', async () => {
  const program = await startProgram({ LOG_LEVEL: 'silent' })
  const port = Number(new URL(program.url).port)

  const dripHeaders = () => drip(port, 'GET / HTTP/1.1\r\nHost: localhost\r\n', 'X-Drip: 1\r\n')
  const dripBody = () =>
    drip(
      port,
      'POST /enquiry/send HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 2000\r\n\r\n{',
      ' ',
    )
  const slow = Array.from({ length: CLIENTS }, (_, i) => (i % 2 ? dripBody() : dripHeaders()))

  let isOver = false
  const cutOff = Promise.all(slow).finally(() => {
    isOver = true
  })
  let good = 0
  while (!isOver) {
    expect((await fetch(`${program.url}/`)).status).toBe(200)
    good++
    await sleep(50)
  }
  const responses = await cutOff
  expect(good).toBeGreaterThan(10)
  for (const response of responses) expect(response).toMatch(/^HTTP\/1\.1 408|^$/)
})

test('a resume of 4 MB is accepted over a connection of 400 kbit/s', async () => {
  const program = await startProgram({ LOG_LEVEL: 'silent' })
  const encoded = new Response(applicationForm(new File([pdf(4_000_000)], 'cv.pdf')))
  const body = Buffer.from(await encoded.arrayBuffer())

  const socket = connect(Number(new URL(program.url).port), '127.0.0.1')
  const response = once(socket, 'data')
  socket.write(
    `POST /careers/addjob HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${encoded.headers.get('Content-Type')}\r\nContent-Length: ${body.length}\r\n\r\n`,
  )
  for (let at = 0; at < body.length; at += 5000) {
    socket.write(body.subarray(at, at + 5000))
    await sleep(100)
  }
  expect(String(await response)).toMatch(/^HTTP\/1\.1 201 /)
  socket.destroy()
})

/** Sends `start`, then `more` once a second, until the server closes the connection. @returns its response */
async function drip(port: number, start: string, more: string): Promise<string> {
  const socket: Socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  let response = ''
  socket.on('data', (chunk) => {
    response += String(chunk)
  })
  await once(socket, 'connect')
  socket.write(start)
  const timer = setInterval(() => socket.writable && socket.write(more), 1000)
  // Not `once`, which rejects if the connection is reset after the response.
  await new Promise((resolve) => socket.on('close', resolve))
  clearInterval(timer)
  return response
}
