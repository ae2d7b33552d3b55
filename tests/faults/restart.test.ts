import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'

import { openDatabase } from '#db/sqlite/database.server'
import { writerOf } from '#tests/support/app'
import { freshFolder } from '#tests/support/data-dir'
import { PROGRAM } from '#tests/support/program'
import { startSocketActivated } from '#tests/support/socket-activation'

const CLIENTS = 50
const RESTARTS = 3
const REQUESTS = 4000
/** One of this many requests is a post. */
const POST_EVERY = 10

test(`${RESTARTS} restarts under load fail none of ${REQUESTS} requests`, async () => {
  const dataDir = freshFolder()
  const site = await startSocketActivated(PROGRAM, {
    DATA_DIR: dataDir,
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'warn',
  })
  onTestFinished(() => site.end())
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS })
  onTestFinished(() => agent.destroy())
  const failures: string[] = []
  const stored: string[] = []
  let sent = 0
  let isOver = false

  async function visit(): Promise<void> {
    while (!isOver) {
      const number = sent++
      const isPost = number % POST_EVERY === 0
      try {
        const { status, body } = await (isPost
          ? send(agent, `${site.url}/enquiry/send`, enquiry(number))
          : send(agent, `${site.url}/`))
        if (status !== (isPost ? 201 : 200)) failures.push(`${status} ${body.slice(0, 200)}`)
        else if (isPost) stored.push(JSON.parse(body).data._id)
      } catch (error) {
        failures.push(`${isPost ? 'POST' : 'GET'} ${String(error)}`)
      }
    }
  }

  const visitors = Array.from({ length: CLIENTS }, visit)
  for (let restart = 1; restart <= RESTARTS; restart++) {
    while (sent < (REQUESTS / (RESTARTS + 1)) * restart) await sleep(10)
    await site.restart()
  }
  while (sent < REQUESTS) await sleep(10)
  isOver = true
  await Promise.all(visitors)

  console.log(
    `${RESTARTS} restarts: ${sent} requests, ${stored.length} stored, ${failures.length} failed`,
  )
  expect(failures).toEqual([])
  const db = openDatabase(`${dataDir}/db/site.sqlite`)
  onTestFinished(() => db.close())
  expect(writerOf(db).prepare('select count(*) from enquiries').pluck().get()).toBe(stored.length)
  expect(new Set(stored).size).toBe(stored.length)
})

function enquiry(number: number): string {
  const desc = `Words of the enquiry ${number}`
  return JSON.stringify({ name: `Asha ${number}`, email: `asha${number}@example.in`, desc })
}

function send(agent: Agent, url: string, body?: string): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const options = body
      ? { agent, method: 'POST', headers: { 'Content-Type': 'application/json' } }
      : { agent, headers: { 'Accept-Encoding': 'br' } }
    request(url, options, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString() }),
      )
      response.on('error', reject)
    })
      .on('error', reject)
      .end(body)
  })
}
