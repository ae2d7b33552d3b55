import { type AddressInfo, createServer } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { readSettings } from '#app/models/company/settings.server'
import { changeStatus } from '#app/models/enquiry/change.server'
import { createEnquiry } from '#app/models/enquiry/create.server'
import { OPERATOR } from '#app/models/privacy/audit.server'
import { resendDelivery } from '#app/models/webhook/log.server'
import { signedHeaders } from '#app/models/webhook/signature.server'
import { listFailingWebhooks, setActive } from '#app/models/webhook/webhook.server'
import { startWebhooks } from '#app/server/jobs/webhooks'
import { asha, freshSite, imran } from '#tests/support/app'
import { startReceiver } from '#tests/support/receiver'
import { addWebhook, deliveriesOf } from '#tests/support/webhook'

const started: { close(): Promise<void> }[] = []
afterEach(async () => {
  for (const service of started.splice(0).reverse()) await service.close()
})

async function receiver(respond?: Parameters<typeof startReceiver>[0]) {
  const receiving = await startReceiver(respond)
  started.push(receiving)
  return receiving
}

/** A site with a webhook per URL and a worker whose clock the test controls. */
async function siteWith(urls: string[], env: Record<string, string> = {}) {
  const settings = readSettings({ WEBHOOK_ALLOW_PRIVATE: 'on', ...env })
  const site = await freshSite({ settings })
  const hooks: Awaited<ReturnType<typeof addWebhook>>[] = []
  for (const url of urls) hooks.push(await addWebhook(site.db, { url: new URL(url) }))
  let clock = Date.now() + 1000
  const pace = { pollMs: 20, backoffMs: 0, stopMs: 300, now: () => clock }
  const worker = startWebhooks(site, pace)
  started.push({ close: () => worker.stop() })
  const enquire = (input: typeof imran = asha) =>
    createEnquiry(site.db, input, { type: 'General', now: clock })
  const states = async () => (await deliveriesOf(site.db)).map(({ state }) => state)
  const attempts = async () =>
    (await deliveriesOf(site.db)).reduce((sum, { attempts: count }) => sum + count, 0)
  const pass = (ms: number) => {
    clock += ms
  }
  return { site, hooks, worker, enquire, states, attempts, pass }
}

test('a delivery is signed, and a 2xx response ends it', async () => {
  const target = await receiver(() => ({ status: 204 }))
  const { site, hooks, enquire, states } = await siteWith([target.url])
  await enquire()
  await expect.poll(states).toEqual(['sent'])
  const [{ headers, body } = { headers: {}, body: '' }] = target.received
  const [delivery] = await deliveriesOf(site.db)
  const seconds = Number(headers['webhook-timestamp'])
  expect(headers).toMatchObject(
    signedHeaders(hooks[0]?.secret ?? '', delivery?.id ?? '', seconds, body),
  )
  expect(headers['content-type']).toBe('application/json')
  expect(Math.abs(seconds - Date.now() / 1000)).toBeLessThan(60)
})

test('a failed delivery is retried later with the same id and marks the webhook as failing', async () => {
  const target = await receiver((count) =>
    count === 1 ? { status: 500, body: `no ${'x'.repeat(5000)}` } : { status: 200 },
  )
  const { site, enquire, states, attempts, pass } = await siteWith([target.url])
  await enquire()
  await expect.poll(attempts).toBe(1)
  expect(await states()).toEqual(['waiting'])
  const [failing] = await listFailingWebhooks(site.db)
  expect(failing?.name).toMatch(/^127\.0\.0\.1:\d+\/hook$/)
  expect(failing?.error).toMatch(/^The server answered 500 Internal Server Error: no x+$/)
  expect(failing?.error.length).toBeLessThan(300)
  pass(2 * 60_000)
  await expect.poll(states).toEqual(['sent'])
  const [first, second] = target.received.map(({ headers }) => headers['webhook-id'])
  expect(second).toBe(first)
  expect(await listFailingWebhooks(site.db)).toEqual([])
})

test('deliveries about an enquiry arrive in their order, although the first fails', async () => {
  const target = await receiver((count) => ({ status: count <= 2 ? 503 : 200 }))
  const { site, enquire, states, attempts, pass } = await siteWith([])
  await addWebhook(site.db, { url: new URL(target.url), events: ['status'] })
  const statuses = () => target.received.map(({ body }) => JSON.parse(body).enquiry.status)
  const { _id } = await enquire()
  await changeStatus(site.db, OPERATOR, [_id], 'Pending')
  await expect.poll(attempts).toBe(1)
  await changeStatus(site.db, OPERATOR, [_id], 'Closed')
  await expect.poll(attempts).toBe(2)
  await new Promise((resolve) => setTimeout(resolve, 150))
  expect(statuses()).toEqual(['Pending', 'Pending'])
  pass(10 * 60_000)
  await expect.poll(states).toEqual(['sent', 'sent'])
  expect(statuses().slice(2)).toEqual(['Pending', 'Closed'])
})

test('"Send again" sends the earlier deliveries about the enquiry first', async () => {
  const target = await receiver((count) => ({ status: count <= 2 ? 503 : 200 }))
  const { site, enquire, states, attempts, pass } = await siteWith([])
  const url = new URL(target.url)
  const { id: webhookId } = await addWebhook(site.db, { url, events: ['status'] })
  const { _id } = await enquire()
  await changeStatus(site.db, OPERATOR, [_id], 'Pending')
  await expect.poll(attempts).toBe(1)
  await changeStatus(site.db, OPERATOR, [_id], 'Closed')
  await expect.poll(attempts).toBe(2)
  const id = (await deliveriesOf(site.db)).at(-1)?.id ?? ''
  await resendDelivery(site.db, { webhookId, id }, OPERATOR)
  pass(10_000)
  await expect.poll(states).toEqual(['sent', 'sent'])
  const statuses = target.received.map(({ body }) => JSON.parse(body).enquiry.status)
  expect(statuses.slice(2)).toEqual(['Pending', 'Closed'])
})

test('410 fails a delivery at once; "Send again" delivers it', async () => {
  const target = await receiver((count) => ({ status: count === 1 ? 410 : 200 }))
  const { site, hooks, enquire, states } = await siteWith([target.url])
  await enquire()
  await expect.poll(states).toEqual(['failed'])
  expect(await listFailingWebhooks(site.db)).toHaveLength(1)
  const id = (await deliveriesOf(site.db))[0]?.id ?? ''
  expect(await resendDelivery(site.db, { webhookId: 'another', id }, OPERATOR)).toBe(false)
  expect(await resendDelivery(site.db, { webhookId: hooks[0]?.id ?? '', id }, OPERATOR)).toBe(true)
  await expect.poll(states).toEqual(['sent'])
})

test('a redirect is not followed', async () => {
  const secret = await receiver()
  const target = await receiver(() => ({ status: 307, headers: { Location: secret.url } }))
  const { site, enquire, attempts } = await siteWith([target.url])
  await enquire()
  await expect.poll(attempts).toBe(1)
  expect(secret.received).toEqual([])
  expect((await deliveriesOf(site.db))[0]?.lastError).toContain('307')
})

test('a silent receiver gets one delivery at a time and delays neither other receivers nor stop', async () => {
  const silent = await receiver(() => new Promise<never>(() => {}))
  const quick = await receiver()
  const { site, worker, enquire } = await siteWith([silent.url, quick.url])
  await enquire(asha)
  await enquire(imran)
  await expect.poll(() => quick.received.length).toBe(2)
  expect(silent.received).toHaveLength(1)
  await worker.stop()
  const waiting = (await deliveriesOf(site.db)).filter(({ state }) => state === 'waiting')
  expect(waiting.map(({ attempts }) => attempts)).toEqual([0, 0])
})

test('a webhook that is turned off gets no deliveries until it is turned on', async () => {
  const target = await receiver((count) => ({ status: count === 1 ? 503 : 200 }))
  const { site, hooks, enquire, states, attempts, pass } = await siteWith([target.url])
  const id = hooks[0]?.id ?? ''
  await enquire()
  await expect.poll(attempts).toBe(1)
  await setActive(site.db, id, false, OPERATOR)
  expect(await listFailingWebhooks(site.db)).toEqual([])
  pass(2 * 60_000)
  await new Promise((resolve) => setTimeout(resolve, 150))
  expect(target.received).toHaveLength(1)
  await setActive(site.db, id, true, OPERATOR)
  await expect.poll(states).toEqual(['sent'])
})

const PRIVATE = 'The address leads into a private network'

test.for([
  ['https://127.0.0.1:9/', PRIVATE],
  ['https://localhost:9/', PRIVATE],
  ['http://hooks.example.com/', 'The address must begin with https://'],
] as const)('a delivery to the saved URL %s is refused', async ([url, message]) => {
  const { site, enquire, attempts } = await siteWith([url], { WEBHOOK_ALLOW_PRIVATE: 'off' })
  await enquire()
  await expect.poll(attempts).toBe(1)
  expect((await deliveriesOf(site.db))[0]?.lastError).toBe(message)
})

test('a 101 response ends the attempt, and the next delivery is attempted', async () => {
  const target = createServer((socket) => {
    socket.on('error', () => {})
    socket.once('data', () =>
      socket.end('HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: Upgrade\r\n\r\n'),
    )
  })
  await new Promise<void>((resolve) => target.listen(0, '127.0.0.1', resolve))
  started.push({ close: async () => void target.close() })
  const { port } = target.address() as AddressInfo
  const { site, enquire, attempts } = await siteWith([`http://127.0.0.1:${port}/hook`])
  await enquire()
  await expect.poll(attempts).toBe(1)
  expect((await listFailingWebhooks(site.db))[0]?.error).toMatch(/closed the connection/)
  await enquire(imran)
  await expect.poll(attempts).toBe(2)
})
