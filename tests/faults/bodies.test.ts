import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { deflateRawSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'

import { asha } from '#tests/support/app'
import { applicationForm } from '#tests/support/applicant'
import { pdf, word, zip } from '#tests/support/files'
import { missing, smallDisk } from '#tests/support/machine'
import { type Program, postJson, startProgram } from '#tests/support/program'

const MIB = 2 ** 20

const start = (env: Record<string, string> = {}) =>
  startProgram({
    LOG_LEVEL: 'silent',
    NODE_OPTIONS: '--max-old-space-size=512',
    ...env,
  })

const peakMegabytes = ({ process: { pid } }: Program) =>
  Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

let count = 0
function apply({ url }: Program, bytes: Uint8Array<ArrayBuffer>, name = 'cv.pdf') {
  const body = applicationForm(new File([bytes], name), { motivation: `Number ${count++}` })
  return fetch(`${url}/careers/addjob`, { method: 'POST', body })
}

async function enquire({ url }: Program): Promise<number> {
  const body = { ...asha, desc: `${asha.desc} ${count++}` }
  return (await postJson(`${url}/enquiry/send`, body)).status
}

/** A site whose event loop was busy is not ready, and refuses what is sent to it. */
const untilReady = ({ url }: Program) =>
  expect.poll(async () => (await fetch(`${url}/readyz`)).status, { timeout: 10_000 }).toBe(200)

/** Sends a body of one-byte chunks until the server stops it. @returns the response */
async function sendTinyChunks({ url }: Program, path: string, type: string): Promise<string> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  let response = ''
  socket.on('error', () => undefined)
  socket.on('data', (chunk) => {
    response += String(chunk)
  })
  await once(socket, 'connect')
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\nTransfer-Encoding: chunked\r\n\r\n`,
  )
  const chunks = Buffer.from('1\r\nx\r\n'.repeat(10_000))
  for (let sent = 0; sent < 6 * MIB && !socket.closed && response === ''; sent += 10_000) {
    await new Promise((resolve) => socket.write(chunks, resolve))
  }
  if (!socket.closed) await new Promise((resolve) => socket.on('close', resolve))
  return response
}

describe('tiny chunks', () => {
  let program: Program
  beforeAll(async () => {
    program = await start()
    // Until V8 has collected the garbage of the start.
    await sleep(5000)
  })

  test.each([
    ['/careers/addjob', 'multipart/form-data; boundary=b'],
    ['/careers', 'multipart/form-data; boundary=b'],
    ['/contact', 'application/x-www-form-urlencoded'],
    ['/enquiry/send', 'application/json'],
    ['/login', 'application/x-www-form-urlencoded'],
  ])('bodies of one-byte chunks to %s are refused with bounded memory', async (path, type) => {
    const responses = await Promise.all(
      Array.from({ length: 8 }, () => sendTinyChunks(program, path, type)),
    )
    for (const response of responses) expect(response).toMatch(/^HTTP\/1\.1 (400|413) |^$/)
    expect(responses.join('')).toContain('too many small parts')
    expect(peakMegabytes(program)).toBeLessThan(220)
    await untilReady(program)
    expect(await enquire(program)).toBe(201)
  })
})

test('eight concurrent DOCX zip bombs are refused with bounded memory', async () => {
  const program = await start()
  const zeros = deflateRawSync(Buffer.alloc(200 * MIB))
  const bomb = (claimedBytes: number) =>
    zip([...word, { name: 'word/media/image1.bmp', text: zeros, claimedBytes }])
  const sizes = [1000, 1000, 1000, 1000, 99 * MIB, 99 * MIB, 200 * MIB, 200 * MIB]
  const responses = await Promise.all(sizes.map((size) => apply(program, bomb(size), 'cv.docx')))
  for (const response of responses) {
    expect(response.status).toBe(400)
    const { message } = (await response.json()) as { message: string }
    expect(message).toContain('The content of this file is not what its name says')
  }
  expect(peakMegabytes(program)).toBeLessThan(400)
  expect((await apply(program, zip(word), 'cv.docx')).status).toBe(201)
})

test('one client can store about 100 MB of resumes a day; other clients can still send enquiries', async () => {
  const program = await start({ TRUST_PROXY: '127.0.0.1, ::1' })
  const statuses: number[] = []
  for (let i = 0; i < 22; i++) statuses.push((await apply(program, pdf(5 * MIB))).status)
  expect(statuses.slice(0, 19)).toEqual(Array(19).fill(201))
  expect(statuses.slice(-2)).toEqual([429, 429])
  const from = { 'X-Forwarded-For': '192.0.2.7' }
  const other = await postJson(`${program.url}/enquiry/send`, asha, from)
  expect(other.status).toBe(201)
  expect(peakMegabytes(program)).toBeLessThan(400)
})

test('resumes beyond RESUMES_MAX_MB get 507, and enquiries are still accepted', async () => {
  const program = await start({ RESUMES_MAX_MB: '10', RATE_LIMIT: 'off' })
  for (const status of [201, 201, 507]) {
    expect((await apply(program, pdf(5 * MIB))).status).toBe(status)
  }
  expect(await enquire(program)).toBe(201)
})

const lacks = missing({ root: true, commands: ['mount'] })
test.skipIf(lacks)('resumes that fill the disk leave room for enquiries', async (context) => {
  const folder = smallDisk(context, 'size=64m')
  const program = await start({ DATA_DIR: folder, RATE_LIMIT: 'off' })
  let status = 201
  for (let i = 0; i < 20 && status === 201; i++) {
    status = (await apply(program, pdf(5 * MIB))).status
  }
  expect(status).toBe(507)
  for (let i = 0; i < 50; i++) expect(await enquire(program)).toBe(201)
})
