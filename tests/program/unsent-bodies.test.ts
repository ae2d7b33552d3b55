import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'

import { asha } from '#tests/support/app'
import { postJson } from '#tests/support/program'
import { serveForAll } from '#tests/support/served'

const served = serveForAll()
const open: Socket[] = []
afterEach(() => {
  for (const socket of open.splice(0)) socket.destroy()
})

/** Sends the headers of an upload without its body. */
async function sendHeaders(bytes: number) {
  const { port, host } = new URL(served.url)
  const socket = connect(Number(port), '127.0.0.1')
  open.push(socket)
  await once(socket, 'connect')
  socket.write(
    `POST /careers/addjob HTTP/1.1\r\nHost: ${host}\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: ${bytes}\r\n\r\n`,
  )
}

test('uploads whose body does not arrive do not block other requests', async () => {
  for (const bytes of [6_815_744, 6_815_744, 6_815_744, 6_815_744, 6_291_456])
    await sendHeaders(bytes)
  // Until the server has read the headers.
  await sleep(200)
  const url = served.url.replace('localhost', '127.0.0.1')
  const response = await postJson(`${url}/enquiry/send`, asha)
  expect(response.status).toBe(201)
})
