import { afterEach, beforeEach, expect, test } from 'vitest'
import { readSettings } from '#app/models/company/settings.server'
import { site } from '#app/models/company/site.server'
import { createEnquiry } from '#app/models/enquiry/create.server'
import type { Actor } from '#app/models/privacy/audit.server'
import { createWebhook } from '#app/models/webhook/webhook.server'
import { action as retry } from '#app/routes/desk/webhooks/delivery-retry'
import { loader as show } from '#app/routes/desk/webhooks/webhook'
import { action as remove } from '#app/routes/desk/webhooks/webhook-removal'
import { action as renew } from '#app/routes/desk/webhooks/webhook-secret'
import { action as setState } from '#app/routes/desk/webhooks/webhook-state'
import { action as sendTest } from '#app/routes/desk/webhooks/webhook-test'
import { action as add, loader as list } from '#app/routes/desk/webhooks/webhooks'
import { auditEntries, webhooks } from '#db/schema'
import {
  args,
  asha,
  freshSite,
  get,
  meera,
  meeraBrowserHeaders,
  post,
  respond,
  tables,
} from '#tests/support/app'
import { startReceiver } from '#tests/support/receiver'
import { readPage } from '#tests/support/render-site'
import { deliveriesOf } from '#tests/support/webhook'

type Receiver = Awaited<ReturnType<typeof startReceiver>>

let receiver: Receiver
let status: number
let headers: { Cookie: string }
beforeEach(async () => {
  status = 200
  receiver = await startReceiver(() => ({ status, body: 'no_service' }))
  await serve('on')
  headers = await meeraBrowserHeaders(site())
})
afterEach(() => receiver.close())

async function serve(allowed: 'on' | 'off') {
  const settings = readSettings({ RATE_LIMIT: 'off', WEBHOOK_ALLOW_PRIVATE: allowed })
  await freshSite({ settings })
}

async function send(fields: Record<string, string>, events = ['enquiry', 'status']) {
  const form = new URLSearchParams({ shape: 'json', current: meera.password, ...fields })
  for (const event of events) form.append('events', event)
  const response = await add(args(post('/admin/webhooks', form, headers)))
  return { status: response.init?.status, ...response.data }
}

async function added() {
  const response = await send({ url: receiver.url })
  if (!('secret' in response)) throw new Error(response.banner)
  return response
}
const locationOf = async (work: () => unknown) => {
  const response = await respond(work)
  return [response.status, response.headers.get('Location')]
}
const entries = async () =>
  (await tables(site().db).select().from(auditEntries).orderBy(auditEntries.id)).filter(
    ({ action }) => action.startsWith('webhook.'),
  )

test('a webhook is added with the account password; its secret is shown once', async () => {
  const response = await added()
  expect(response.status).toBe(201)
  expect(response.secret).toMatch(/^whsec_/)
  const page = await list(args(get('/admin/webhooks', headers)))
  expect(page.webhooks).toMatchObject([
    { id: response.id, shape: 'json', events: ['enquiry', 'status'], isActive: true },
  ])
  const detail = await show(args(get('/', headers), { id: response.id }))
  for (const shown of [page, detail]) {
    expect(JSON.stringify(shown)).not.toContain(response.secret)
  }
  expect(await entries()).toMatchObject([
    { action: 'webhook.create', detail: '127.0.0.1: enquiry, status' },
  ])
})

test('an invalid webhook form gets an error message per field and keeps what was typed', async () => {
  expect(await send({ url: 'hooks.example.com', shape: 'xml', current: '' }, [])).toMatchObject({
    status: 400,
    values: { url: 'hooks.example.com', shape: 'xml', events: [] },
    fields: {
      url: ['Enter the whole address, such as https://hooks.example.com/abc'],
      shape: ['Choose a format'],
      events: ['Choose at least one event'],
      current: [expect.any(String)],
    },
  })
  expect(await send({ url: 'ftp://hooks.example.com/' })).toMatchObject({ status: 400 })
  expect(await send({ url: 'https://me:secret@hooks.example.com/' })).toMatchObject({
    fields: { url: ['Leave user name and password out of the address'] },
  })
  const wrong = await send({ url: receiver.url, current: 'not her password' })
  expect(wrong).toMatchObject({ fields: { current: [expect.any(String)] } })
  expect(wrong).not.toHaveProperty('secret')
  expect(await tables(site().db).select().from(webhooks)).toEqual([])
})

test('a double click on "Add webhook" adds one webhook; both responses have its secret', async () => {
  const [first, second] = await Promise.all([added(), added()])
  expect(first).toMatchObject({ status: 201, secret: expect.stringMatching(/^whsec_/) })
  expect(second).toEqual(first)
  expect(await entries()).toHaveLength(1)
})

test('a second webhook with the same URL is refused if it is late, different or by a colleague', async () => {
  const refused = {
    status: 409,
    fields: { url: [expect.stringContaining('already')] },
  }
  await added()
  const otherShape = await send({ url: receiver.url, shape: 'text' })
  expect(otherShape).toMatchObject(refused)
  expect(otherShape).not.toHaveProperty('secret')
  expect(await send({ url: receiver.url }, ['status'])).toMatchObject(refused)
  const input = { url: new URL(receiver.url), shape: 'json' as const, events: ['enquiry' as const] }
  const [own] = await entries()
  const again = (actor: Actor, seconds: number) =>
    createWebhook(site().db, input, actor, Number(own?.createdAt) + seconds * 1000)
  await tables(site().db).update(webhooks).set({ events: 'enquiry' })
  const author = { id: own?.adminId ?? '', name: meera.name }
  expect(await again(author, 4)).toMatchObject({ ok: true })
  expect(await again(author, 6)).toMatchObject({ ok: false })
  expect(await again({ id: 'x', name: 'Ravi' }, 4)).toMatchObject({ ok: false })
})

test.for(['https://127.0.0.1/hook', 'https://[::ffff:10.0.0.1]/', 'http://example.com/'])(
  '%s is refused unless private addresses are allowed',
  async (url) => {
    await serve('off')
    headers = await meeraBrowserHeaders(site())
    expect(await send({ url })).toMatchObject({
      status: 400,
      fields: { url: [expect.any(String)] },
    })
  },
)

test('a test event is delivered at once, and the page shows its result', async () => {
  const { id } = await added()
  const submit = () => locationOf(() => sendTest(args(post('/', {}, headers), { id })))
  expect(await submit()).toEqual([303, `/admin/webhooks/${id}?done=tested`])
  expect(JSON.parse(receiver.received[0]?.body ?? '')).toMatchObject({
    event: 'test',
    link: `http://localhost:3000/admin/webhooks/${id}`,
  })
  status = 404
  expect(await submit()).toEqual([303, `/admin/webhooks/${id}?done=not-delivered`])
  const { deliveries } = await show(args(get('/', headers), { id }))
  expect(deliveries).toMatchObject([
    { event: 'test', state: 'failed', lastError: 'The server answered 404 Not Found: no_service' },
    { event: 'test', state: 'sent' },
  ])
})

test('the log of a webhook has pages', async () => {
  const { id } = await added()
  const path = `/admin/webhooks/${id}`
  for (let count = 0; count < 51; count++) {
    const change = { email: `asha-${count}@example.in`, desc: `${asha.desc} ${count}` }
    await createEnquiry(site().db, { ...asha, ...change }, { type: 'General' })
  }
  expect(await readPage(path, headers)).toContain(`href="${path}?page=2"`)
  const [oldest] = await deliveriesOf(site().db)
  const second = await show(args(get(`${path}?page=2`, headers), { id }))
  expect(second.deliveries.map((delivery) => delivery.id)).toEqual([oldest?.id])
  const back = { back: '?page=2&done=on' }
  const again = args(post('/', back, headers), { id, delivery: oldest?.id ?? '' })
  expect(await locationOf(() => retry(again))).toEqual([303, `${path}?page=2&done=again`])
})

test('the notice "The webhook is on" is not shown once it is off', async () => {
  const { id } = await added()
  const path = `/admin/webhooks/${id}`
  expect(await readPage(`${path}?done=on`, headers)).toContain('The webhook is on')
  await respond(() => setState(args(post(`${path}/state`, { state: 'off' }, headers), { id })))
  expect(await readPage(`${path}?done=on`, headers)).not.toContain('The webhook is on')
  expect(await readPage(`${path}?done=off`, headers)).toContain('The webhook is off')
})

test('a delivery is sent again; an unknown one redirects with an error', async () => {
  const { id } = await added()
  await createEnquiry(site().db, asha, { type: 'General' })
  const delivery = (await deliveriesOf(site().db))[0]?.id ?? ''
  const submit = (which: string) =>
    locationOf(() => retry(args(post('/', {}, headers), { id, delivery: which })))
  expect(await submit(delivery)).toEqual([303, `/admin/webhooks/${id}?done=again`])
  expect(await submit('unknown')).toEqual([303, `/admin/webhooks/${id}?done=not-again`])
})

test('a webhook is turned off and on, gets a new secret, and is deleted', async () => {
  const { id, secret } = await added()
  const state = (to: string) =>
    locationOf(() => setState(args(post('/', { state: to }, headers), { id })))
  expect(await state('off')).toEqual([303, `/admin/webhooks/${id}?done=off`])
  expect((await show(args(get('/', headers), { id }))).webhook.isActive).toBe(false)
  expect(await state('on')).toEqual([303, `/admin/webhooks/${id}?done=on`])
  expect((await state('unknown'))[0]).toBe(400)
  expect((await show(args(get('/', headers), { id }))).webhook.isActive).toBe(true)

  const wrong = await renew(args(post('/', { current: 'wrong' }, headers), { id }))
  expect(wrong).toMatchObject({ data: { secret: '' } })
  const right = await renew(args(post('/', { current: meera.password }, headers), { id }))
  expect(right).toMatchObject({ data: { secret: expect.stringMatching(/^whsec_/) } })
  expect(right).not.toMatchObject({ data: { secret } })

  await createEnquiry(site().db, asha, { type: 'General' })
  const submit = () => locationOf(() => remove(args(post('/', {}, headers), { id })))
  expect(await submit()).toEqual([303, '/admin/webhooks?done=deleted'])
  expect(await deliveriesOf(site().db)).toEqual([])
  expect(await submit()).toEqual([303, '/admin/webhooks?done=gone'])
  expect((await entries()).map(({ action }) => action.slice('webhook.'.length))).toEqual([
    'create',
    'off',
    'on',
    'secret',
    'delete',
  ])
})

test('requests for an unknown webhook redirect to the list', async () => {
  const here = { id: 'gone' }
  for (const work of [
    () => show(args(get('/', headers), here)),
    () => sendTest(args(post('/', {}, headers), here)),
    () => setState(args(post('/', { state: 'on' }, headers), here)),
    () => renew(args(post('/', { current: meera.password }, headers), here)),
  ]) {
    expect((await locationOf(work))[1]).toBe('/admin/webhooks?done=gone')
  }
})

test('an unknown id with non-ASCII characters is encoded in the redirect', async () => {
  const params = { id: '\u20ac', delivery: '\u20ac' }
  expect(await locationOf(() => retry(args(post('/', {}, headers), params)))).toEqual([
    303,
    '/admin/webhooks/%E2%82%AC?done=not-again',
  ])
})
