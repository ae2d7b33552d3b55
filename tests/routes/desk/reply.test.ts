import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'

import { readSettings } from '#app/models/company/settings.server'
import { site } from '#app/models/company/site.server'
import { createEnquiry } from '#app/models/enquiry/create.server'
import { enquiryInput } from '#app/models/enquiry/enquiry'
import { listHistory } from '#app/models/enquiry/history.server'
import { listMails } from '#app/models/mail/mail-list.server'
import { sendReply } from '#app/models/reply/reply.server'
import { MAX_SAVED, TOO_MANY } from '#app/models/reply/saved-reply.server'
import { loader as desk } from '#app/routes/desk/desk'
import { action, loader } from '#app/routes/desk/enquiry/enquiry'
import { action as setStatus } from '#app/routes/desk/enquiry/enquiry-status'
import { correspondent } from '#app/routes/desk/mail/mail-table'
import { loader as savedList } from '#app/routes/desk/saved-replies/saved-replies'
import { action as save, loader as savedPage } from '#app/routes/desk/saved-replies/saved-reply'
import { action as remove } from '#app/routes/desk/saved-replies/saved-reply-delete'
import { auditEntries, bouncedAddresses, enquiries, mails } from '#db/schema'
import {
  args,
  asha,
  freshSite,
  get,
  meera,
  meeraBrowserHeaders,
  post,
  respond,
  signUpAs,
  tables,
} from '#tests/support/app'
import { email, receive } from '#tests/support/emails'
import { readPage as readHtml, responseTo } from '#tests/support/render-site'

let cookie = { Cookie: '' }
let id = ''
beforeEach(async () => {
  await freshSite()
  cookie = await meeraBrowserHeaders(site())
  const origin = { type: 'Bulk SMS', now: Date.now() }
  id = (await createEnquiry(site().db, enquiryInput.parse(asha), origin))._id
})

const request = (path: string, fields: Record<string, string>) => post(path, fields, cookie)
const send = (fields: Record<string, string>, to = id) =>
  action(args(request(`/admin/enquiries/${to}`, fields), { id: to }))
const replies = async () => tables(site().db).select().from(mails).where(eq(mails.kind, 'reply'))
const readPage = (query = '') => loader(args(get(`/admin/enquiries/${id}${query}`, cookie), { id }))

test('a reply redirects to the enquiry with its outcome; the mail list shows its recipient', async () => {
  const back = `/admin/enquiries/${id}?status=New`
  const response = await respond(() => send({ text: 'Dear Asha', back }))
  const [event] = await listHistory(site().db, id)
  expect([response.status, response.headers.get('Location')]).toEqual([
    303,
    `/admin/enquiries/${id}?status=New&replied=${event?.id}#reply`,
  ])
  const shown = await listMails(site().db, {}, { limit: 1, offset: 0 })
  expect(shown[0]?.kind).toBe('reply')
  expect(shown.map(correspondent)).toEqual([`to ${asha.email}`])
  const { history } = await readPage()
  expect(history[0]).toMatchObject({ kind: 'reply', reply: { state: 'waiting' } })
})

test('a refused reply keeps the text and shows the reason', async () => {
  const back = `/admin/enquiries/${id}?q=asha`
  expect(await send({ text: ' ', back })).toMatchObject({
    data: { text: ' ', errors: ['Write the reply first'] },
    init: { status: 400 },
  })
  await tables(site().db).update(enquiries).set({ isSpam: true })
  expect(await send({ text: 'Dear Asha', back })).toMatchObject({
    data: { text: 'Dear Asha', errors: [expect.stringContaining('in spam')] },
    init: { status: 409 },
  })
  expect(await replies()).toEqual([])
})

const addColleague = (name: string) =>
  signUpAs(site().db, { ...meera, name, email: `${name}@example.com` })

test('a reply after an unseen reply of a colleague gets 409 once and can then be sent', async () => {
  const ravi = await addColleague('Ravi')
  const base = ''
  await sendReply(site(), ravi, id, { text: `Dear Asha,\n${'we call you. '.repeat(30)}`, base })
  const [his] = await listHistory(site().db, id)
  expect(await send({ text: 'Dear Asha', base })).toMatchObject({
    data: {
      text: 'Dear Asha',
      errors: [expect.stringMatching(/Ravi replied since .*: “Dear Asha, we call you.*…”$/)],
      base: his?.id,
    },
    init: { status: 409 },
  })
  expect(await replies()).toHaveLength(1)
  const anyway = { text: 'Dear Asha', base: his?.id ?? '' }
  expect((await respond(() => send(anyway))).status).toBe(303)
  expect((await respond(() => send({ text: 'One more thing', base: anyway.base }))).status).toBe(
    303,
  )
  expect(await replies()).toHaveLength(3)
})

test('a reply, or closing, after an unseen answer of the visitor gets 409 once', async () => {
  const [base] = [(await readPage()).history.at(-1)?.id ?? '']
  const [{ reference } = { reference: '' }] = await tables(site().db).select().from(enquiries)
  await receive(site(), email({ Subject: `Re: ${reference}` }, 'No thanks, we chose another.'))
  await receive(site(), email({ Subject: `Re: ${reference}`, 'Auto-Submitted': 'auto-replied' }))
  const answer = (await listHistory(site().db, id)).find(({ to }) => to === '')
  const answered = `${asha.name} answered since you opened this page: “No thanks, we chose another.”`
  for (const [fields, about, fault] of [
    [{ text: 'Dear Asha', status: 'Closed' }, 'text', `Not sent: ${answered}`],
    [{ note: 'Too dear', intent: 'close' }, 'note', `Not closed: ${answered}`],
  ] as const) {
    expect(await send({ ...fields, base })).toMatchObject({
      data: { about, errors: [fault], base: answer?.id },
      init: { status: 409 },
    })
  }
  expect((await readPage()).enquiry.status).toBe('New')
  expect(await replies()).toEqual([])
  expect((await listHistory(site().db, id)).map(({ kind }) => kind)).toEqual(['answer', 'answer'])

  const seen = { base: answer?.id ?? '' }
  const closing = { note: 'Too dear', intent: 'close', ...seen }
  expect((await respond(() => send({ text: 'Dear Asha', ...seen }))).status).toBe(303)
  expect((await respond(() => send(closing))).status).toBe(303)
  expect((await readPage()).enquiry.status).toBe('Closed')
})

test('of two simultaneous replies by colleagues one is refused', async () => {
  const writers = [await addColleague('Ravi'), await addColleague('Sana')]
  const sent = await Promise.all(
    writers.map((writer) => sendReply(site(), writer, id, { text: 'Dear Asha', base: '' })),
  )
  expect(sent.map((outcome) => outcome?.ok).sort()).toEqual([false, true])
})

test('the reply form shows why a reply cannot be sent and whether email is set up', async () => {
  expect((await readPage()).reply).toMatchObject({
    from: 'Meera Rao, Acme',
    obstacle: undefined,
    isSetUp: false,
    saved: [],
  })
  const bounce = { emailKey: asha.email, reason: '', createdAt: 1 }
  await tables(site().db).insert(bouncedAddresses).values(bounce)
  expect((await readPage()).reply.obstacle).toContain('came back')
  const settings = readSettings({ SMTP_URL: 'smtp://localhost:1025', RATE_LIMIT: 'off' })
  await freshSite({ settings, db: site().db })
  expect((await readPage()).reply.isSetUp).toBe(true)
})

test('a saved reply is appended to the typed text with its placeholders filled', async () => {
  const fields = { title: 'Thanks', text: 'Dear {name}, {service}, {reference}. {my name}' }
  await save(args(request('/admin/saved-replies/new', fields), { id: 'new' }))
  const { saved } = await savedList(args(get('/admin/saved-replies', cookie)))
  const { reference } = (await tables(site().db).select().from(enquiries))[0] ?? {}
  const insert = (text: string, reply = saved[0]?.id ?? '') =>
    send({ intent: 'insert', reply, text })
  const filled = `Dear Asha Verma, Bulk SMS, ${reference}. Meera Rao`
  expect(await insert('')).toMatchObject({ data: { text: filled, errors: [] } })
  expect(await insert('Namaste,\n')).toMatchObject({ data: { text: `Namaste,\n${filled}` } })
  const gone = { text: 'Namaste', errors: ['That saved reply no longer exists'] }
  expect(await insert('Namaste', 'gone')).toMatchObject({ data: gone, init: { status: 409 } })
  await tables(site().db).update(enquiries).set({ type: 'General' })
  expect(await insert('')).toMatchObject({
    data: { text: expect.stringContaining(', our services, ') },
  })
  expect(await replies()).toEqual([])
})

test.each<Record<string, string>>([{ text: 'Hello' }, { call: '' }])(
  '%j to an unknown enquiry gets 404',
  async (fields) => {
    expect((await respond(() => send(fields, 'nobody'))).status).toBe(404)
  },
)

test.each<Record<string, string>>([{ text: 'Dear Asha', status: 'Closed' }, { call: 'Rang Asha' }])(
  '%j adds one audit entry without the visitor’s name',
  async (fields) => {
    const before = (await tables(site().db).select().from(auditEntries)).length
    await send(fields)
    const log = await tables(site().db).select().from(auditEntries)
    expect(log).toHaveLength(before + 1)
    expect(JSON.stringify(log)).not.toContain('Asha')
  },
)

test('a logged call redirects to the enquiry; a note over 1000 characters gets 400', async () => {
  const back = `/admin/enquiries/${id}`
  const logged = await respond(() => send({ call: 'Nobody there', back }))
  const [event] = await listHistory(site().db, id)
  expect(event).toMatchObject({ kind: 'call', note: 'Nobody there' })
  expect(logged.headers.get('Location')).toBe(`/admin/enquiries/${id}?called=${event?.id}#reply`)
  expect(await send({ call: 'x'.repeat(1001), back })).toMatchObject({
    data: { call: 'x'.repeat(1001), errors: ['The note must be at most 1000 characters'] },
    init: { status: 400 },
  })
})

test('a saved reply is validated per field, changed and deleted', async () => {
  const write = (id: string, fields: Record<string, string>) =>
    save(args(request(`/admin/saved-replies/${id}`, fields), { id }))
  const prices = { title: 'Prices', text: 'Dear {name}' }
  expect(await write('new', { title: 'Prices', text: 'Dear {nme}' })).toMatchObject({
    data: {
      values: { text: 'Dear {nme}' },
      fields: { text: [expect.stringContaining('There is no placeholder {nme}')] },
    },
    init: { status: 400 },
  })
  const added = await respond(() => write('new', prices))
  expect(added.headers.get('Location')).toBe('/admin/saved-replies?done=saved')
  expect(await write('new', { ...prices, text: 'Another' })).toMatchObject({
    data: { fields: { title: ['Another saved reply has this title'] } },
    init: { status: 409 },
  })
  const { saved } = await savedList(args(get('/admin/saved-replies', cookie)))
  const params = { id: saved[0]?.id ?? '' }
  await write(params.id, { ...prices, text: 'Hello' })
  const path = `/admin/saved-replies/${params.id}`
  expect(await savedPage(args(get(path, cookie), params))).toMatchObject({ text: 'Hello' })
  const submitDelete = (fields: Record<string, string> = {}) =>
    respond(() => remove(args(request(`${path}/delete`, fields), params)))
  expect((await submitDelete({ base: '1' })).headers.get('Location')).toBe(
    `${path}/delete?done=changed`,
  )
  expect((await submitDelete()).headers.get('Location')).toBe('/admin/saved-replies?done=deleted')
  expect((await submitDelete()).headers.get('Location')).toBe('/admin/saved-replies?done=gone')
  expect(await savedPage(args(get(path, cookie), params))).toMatchObject({ id: 'new', text: '' })
  const refused = await responseTo(request(path, { ...prices, text: 'Typed for {nme}' }))
  expect(refused.status).toBe(400)
  const html = await refused.text()
  for (const words of ['Typed for {nme}', 'There is no placeholder', 'no longer exists'])
    expect(html).toContain(words)
  const typed = { ...prices, text: 'Typed while a colleague deleted it' }
  const kept = await respond(() => write(params.id, typed))
  expect(kept.headers.get('Location')).toBe('/admin/saved-replies?done=saved')
  const list = await savedList(args(get('/admin/saved-replies', cookie)))
  expect(list.saved).toMatchObject([typed])
})

test('a saved reply above the maximum gets 409 and its form keeps the text', async () => {
  const write = (title: string) =>
    save(args(request('/admin/saved-replies/new', { title, text: 'Typed' }), { id: 'new' }))
  for (let count = 0; count < MAX_SAVED; count++) await respond(() => write(`Reply ${count}`))
  expect(await write('One more')).toMatchObject({
    data: { values: { text: 'Typed' }, banner: TOO_MANY },
    init: { status: 409 },
  })
})

test('a saved reply that a colleague changed meanwhile gets 409, and overwrites it when sent again', async () => {
  const write = (id: string, fields: Record<string, string>) =>
    save(args(request(`/admin/saved-replies/${id}`, fields), { id }))
  await respond(() => write('new', { title: 'Prices', text: 'Dear {name}' }))
  const { saved } = await savedList(args(get('/admin/saved-replies', cookie)))
  const params = { id: saved[0]?.id ?? '' }
  const { base } = await savedPage(args(get(`/admin/saved-replies/${params.id}`, cookie), params))
  await respond(() => write(params.id, { title: 'Prices', text: 'Theirs', base }))
  const mine = { title: 'Prices', text: 'Mine' }
  const refused = await write(params.id, { ...mine, base })
  expect(refused).toMatchObject({
    data: {
      values: mine,
      banner: expect.stringContaining('A colleague changed this saved reply meanwhile'),
    },
    init: { status: 409 },
  })
  const next = 'data' in refused ? refused.data.values.base : ''
  const over = await respond(() => write(params.id, { ...mine, base: next ?? '' }))
  expect(over.headers.get('Location')).toBe('/admin/saved-replies?done=saved')
})

test.each([
  ['waiting', 'Reply kept'],
  ['sent', 'Reply sent'],
  ['failed', undefined],
] as const)('the page of a reply whose mail is %s says only what is true', async (state, text) => {
  const sent = await respond(() => send({ text: 'Dear Asha', back: `/admin/enquiries/${id}` }))
  await tables(site().db).update(mails).set({ state }).where(eq(mails.kind, 'reply'))
  const page = await readHtml(sent.headers.get('Location') ?? '', cookie)
  const [, said] = /role="status">(Reply [^<]*)</.exec(page) ?? []
  expect(said).toBe(text)
})

test('storing one field of the page keeps the text of the others', async () => {
  const back = `/admin/enquiries/${id}?status=New`
  const kept = async () => (await desk(args(get(back, cookie)))).unsent?.fields ?? {}
  const typed = { text: 'Dear Asha', note: 'Ask Ravi', call: ' ', back }
  expect((await respond(() => send({ ...typed, intent: 'note' }))).status).toBe(303)
  expect(await kept()).toMatchObject({ text: ['Dear Asha'] })
  expect(await kept()).not.toHaveProperty('note')
  expect(await kept()).not.toHaveProperty('call')
  const pending = request(`/admin/enquiries/${id}/status`, { ...typed, status: 'Pending' })
  await respond(() => setStatus(args(pending, { id })))
  expect(await kept()).toMatchObject({ text: ['Dear Asha'], note: ['Ask Ravi'] })
  expect(await replies()).toEqual([])
  await respond(() => send({ ...typed, note: '', intent: 'reply' }))
  expect(await kept()).toEqual({})
  expect(await replies()).toHaveLength(1)
})

test.each<Record<string, string>>([{ text: 'Dear Asha' }, { text: ' ', call: 'Busy' }])(
  'closing with an unsent reply or call gets 409 and changes nothing: %j',
  async (unsent) => {
    expect(await send({ ...unsent, note: 'Ask Ravi', intent: 'close' })).toMatchObject({
      data: { about: 'note', ...unsent, note: 'Ask Ravi', errors: [expect.any(String)] },
      init: { status: 409 },
    })
    expect(await listHistory(site().db, id)).toEqual([])
  },
)
