import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'

import { site } from '#app/models/company/site.server'
import { createEnquiry } from '#app/models/enquiry/create.server'
import { enquiryInput } from '#app/models/enquiry/enquiry'
import { listHistory } from '#app/models/enquiry/history.server'
import { action as updateEnquiry } from '#app/routes/api/enquiry-update'
import { loader as list } from '#app/routes/desk/enquiries/enquiries'
import { action as changeSeveral } from '#app/routes/desk/enquiries/enquiry-changes'
import { action as undo } from '#app/routes/desk/enquiries/enquiry-undo'
import { action as addNote, loader as page } from '#app/routes/desk/enquiry/enquiry'
import { action as assign } from '#app/routes/desk/enquiry/enquiry-assignment'
import { action as flagSpam } from '#app/routes/desk/enquiry/enquiry-spam'
import { admins, enquiries, enquiryEvents, mails } from '#db/schema'
import {
  args,
  asha,
  browserHeadersOf,
  freshSite,
  get,
  imran,
  jsonRequest,
  meera,
  ORIGIN,
  post,
  respond,
  signUpAs,
  tables,
} from '#tests/support/app'

let cookie = { Cookie: '' }
let adminId = ''

beforeEach(async () => {
  await freshSite()
  const admin = await signUpAs(site().db)
  adminId = admin.id
  cookie = await browserHeadersOf(admin)
})

const enquire = async (fields: object = asha, now = Date.now()) =>
  (await createEnquiry(site().db, enquiryInput.parse(fields), { type: 'General', now }))._id
const row = async (id: string) =>
  (await tables(site().db).select().from(enquiries).where(eq(enquiries.id, id)))[0]
const read = (id: string, query = '') =>
  page(args(get(`/admin/enquiries/${id}${query}`, cookie), { id }))

/** Posts several fields of one name, as ticked checkboxes do. */
const postSeveral = async (fields: [string, string][]) => {
  const request = new Request(`${ORIGIN}/admin/enquiries/changes`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: cookie,
  })
  const response = await respond(() => changeSeveral(args(request)))
  return { status: response.status, location: response.headers.get('Location') ?? '' }
}
const batchOf = (location: string) => new URL(location, ORIGIN).searchParams.get('batch') ?? ''

test('the enquiry page shows its mails and related enquiries; an unknown id is a 404', async () => {
  const now = Date.parse('2026-03-01T20:00:00Z')
  const id = await enquire({ ...asha, callBack: 'Morning' }, now)
  const second = await enquire({ ...asha, desc: 'Another ten characters' }, now + 7_200_000)
  const shown = await read(id)
  // 20:00 UTC is already the next day in Kolkata.
  expect(shown.enquiry).toMatchObject({
    received: { at: '2026-03-02 01:30' },
    phoneShown: '+91 98765 43210',
    callBackShown: 'Morning (09:00 to 12:00)',
    earlier: 0,
    assignee: '',
  })
  expect(shown.mails).toMatchObject([{ state: 'waiting', at: '2026-03-02 01:30' }])
  expect(shown.others).toMatchObject([{ id: second, at: '2026-03-02 03:30' }])
  expect((await read(second)).enquiry.earlier).toBe(1)
  const missing = await respond(() => read('nobody'))
  expect(missing.status).toBe(404)
})

test('an enquiry links to its neighbours in the filtered and sorted list', async () => {
  const [a, b, c] = [
    await enquire(asha, 1),
    await enquire(imran, 2),
    await enquire({ ...asha, desc: 'The third one' }, 3),
  ]
  expect((await read(b)).neighbours).toEqual({ previous: c, next: a })
  expect((await read(b, '?sort=oldest')).neighbours).toEqual({ previous: a, next: c })
  expect((await read(c, '?q=asha')).neighbours).toEqual({ previous: undefined, next: a })
  expect((await read(b, '?q=asha')).neighbours).toEqual({ previous: c, next: a })
})

test('a note is added; an empty or too long note gets 400 and keeps the text', async () => {
  const id = await enquire()
  const note = async (text: string) =>
    addNote(
      args(
        post(`/admin/enquiries/${id}`, { note: text, back: `/admin/enquiries/${id}?q=a` }, cookie),
        { id },
      ),
    )
  const refused = await note('  \n ')
  expect(refused).toMatchObject({
    data: { note: '  \n ', errors: ['Write the note first'] },
    init: { status: 400 },
  })
  const long = await note('x'.repeat(5001))
  expect(long).toMatchObject({ init: { status: 400 } })
  const saved = await respond(() => note(' Rang twice. '))
  const [event] = await listHistory(site().db, id)
  expect(event).toMatchObject({ note: 'Rang twice.', adminName: meera.name })
  expect(saved.headers.get('Location')).toBe(`/admin/enquiries/${id}?q=a&done=${event?.id}#notes`)
  const unknown = post('/admin/enquiries/nobody', { note: 'x' }, cookie)
  const missing = await respond(() => addNote(args(unknown, { id: 'nobody' })))
  expect(missing.status).toBe(404)
})

test('a note sent twice at once is stored once; the same text after another note is stored again', async () => {
  const id = await enquire()
  const note = async (text: string) => {
    const fields = { note: text, back: `/admin/enquiries/${id}` }
    const response = await respond(() =>
      addNote(args(post(`/admin/enquiries/${id}`, fields, cookie), { id })),
    )
    return response.headers.get('Location')
  }
  const [first, second] = await Promise.all([note('Nobody there.'), note(' Nobody there. ')])
  expect(second).toBe(first)
  expect(await listHistory(site().db, id)).toHaveLength(1)
  expect(await note('Rang again.')).not.toBe(first)
  expect(await note('Nobody there.')).not.toBe(first)
  const notes = (await listHistory(site().db, id)).map((event) => event.note)
  expect(notes).toEqual(['Nobody there.', 'Rang again.', 'Nobody there.'])
})

const close = async (id: string, note: string, query = '') => {
  const back = `/admin/enquiries/${id}${query}`
  const request = post(`/admin/enquiries/${id}`, { note, intent: 'close', back }, cookie)
  const response = await respond(() => addNote(args(request, { id })))
  return new URL(response.headers.get('Location') ?? '', ORIGIN)
}

test('one post adds a note, closes the enquiry and opens the next; undo keeps the note', async () => {
  const [a, b, c] = [
    await enquire(imran, 1),
    await enquire(asha, 2),
    await enquire({ ...imran, desc: 'The newest of all' }, 3),
  ]
  const next = await close(c, ' Rang him. ', '?status=New&q=example.com&done=old')
  const batch = next.searchParams.get('batch') ?? ''
  expect(next.pathname + next.search).toBe(
    `/admin/enquiries/${a}?status=New&q=example.com&batch=${batch}&noted=yes`,
  )
  const history = await listHistory(site().db, c)
  expect(history).toMatchObject([
    { kind: 'note', note: 'Rang him.' },
    { kind: 'status', from: 'New', to: 'Closed' },
  ])
  expect((await read(a, next.search)).batch).toMatchObject({ count: 1, name: imran.name, batch })
  expect((await row(b))?.status).toBe('New')

  await respond(() =>
    undo(args(post(`/admin/enquiries/changes/${batch}/undo`, {}, cookie), { batch })),
  )
  expect((await row(c))?.status).toBe('New')
  expect((await listHistory(site().db, c)).filter(({ kind }) => kind === 'note')).toHaveLength(1)
})

test('closing the last enquiry redirects to the list; a double click closes once', async () => {
  const id = await enquire()
  const [first, second] = [await close(id, 'Done', '?q=asha'), await close(id, 'Done', '?q=asha')]
  expect(first.pathname).toBe('/admin')
  expect(first.searchParams.get('last')).toBe('yes')
  expect(second.href).toBe(first.href)
  expect(await listHistory(site().db, id)).toHaveLength(2)

  const other = await enquire(imran)
  expect((await close(other, ' ')).searchParams.has('noted')).toBe(false)
  expect(await listHistory(site().db, other)).toMatchObject([{ kind: 'status' }])
  const gone = post('/admin/enquiries/nobody', { note: 'x', intent: 'close' }, cookie)
  const missing = await respond(() => addNote(args(gone, { id: 'nobody' })))
  expect(missing.status).toBe(404)
})

test('the history shows replies with their delivery state and readable follow-up dates', async () => {
  const id = await enquire()
  const db = tables(site().db)
  const event = { enquiryId: id, adminName: meera.name, createdAt: Date.now() }
  const mail = { subjectId: id, replyToName: '', replyToAddress: '', nextAttemptAt: 0 }
  await db.insert(mails).values({
    ...mail,
    id: 'm1',
    kind: 'reply',
    toAddress: asha.email,
    subject: 'Re',
    text: 'Yes',
    state: 'failed',
    lastError: '550',
    createdAt: 1,
  })
  await db.insert(enquiryEvents).values([
    { ...event, id: 'e1', kind: 'reply', note: 'Yes', mailId: 'm1' },
    { ...event, id: 'e3', kind: 'follow-up', to: '2020-11-30' },
  ])
  const shown = await read(id)
  expect(shown.history).toMatchObject([
    { note: 'Yes', reply: { to: asha.email, state: 'failed', lastError: '550' } },
    { day: '30 Nov 2020', reply: undefined },
  ])
  expect(shown.mails.map(({ kind }) => kind)).not.toContain('reply')
})

test('a status change through the API is in the history', async () => {
  const id = await enquire()
  const request = jsonRequest(
    `/enquiry/update/${id}`,
    { status: 'Pending' },
    { method: 'PUT', headers: cookie },
  )
  await respond(() => updateEnquiry(args(request, { id })))
  expect((await read(id)).history).toMatchObject([
    { kind: 'status', from: 'New', to: 'Pending', adminName: meera.name },
  ])
})

test('a bulk action changes the status of several enquiries, and undo restores it', async () => {
  const [a, b] = [await enquire(), await enquire(imran)]
  const moved = await postSeveral([
    ['back', '/admin?q=example&batch=old'],
    ['intent', 'status'],
    ['status', 'Closed'],
    ['id', a],
    ['id', b],
  ])
  const batch = batchOf(moved.location)
  expect(moved).toEqual({ status: 303, location: `/admin?q=example&batch=${batch}` })
  expect([(await row(a))?.status, (await row(b))?.status]).toEqual(['Closed', 'Closed'])
  const { desk } = await list(args(get(`/admin?batch=${batch}`, cookie)))
  expect(desk.batch).toEqual({ batch, kind: 'status', to: 'Closed', count: 2 })

  const request = post(
    `/admin/enquiries/changes/${batch}/undo`,
    { back: '/admin?q=example' },
    cookie,
  )
  const response = await respond(() => undo(args(request, { batch })))
  expect(response.headers.get('Location')).toBe('/admin?q=example&undone=2&skipped=0')
  expect([(await row(a))?.status, (await row(b))?.status]).toEqual(['New', 'New'])
  const later = await list(args(get(`/admin?batch=${batch}`, cookie)))
  expect(later.desk.batch).toBeUndefined()
})

test('"all on this page" needs no ticked checkbox and covers a hundred enquiries', async () => {
  const ids = await Promise.all(
    Array.from({ length: 100 }, (_, i) => enquire({ ...imran, desc: `Enquiry number ${i}` })),
  )
  const moved = await postSeveral([
    ['intent', 'assignment'],
    ['assignee', adminId],
    ['all', 'yes'],
    ...ids.map((id): [string, string] => ['on-page', id]),
  ])
  expect(batchOf(moved.location)).not.toBe('')
  const { matching } = await list(args(get('/admin?assignee=mine', cookie)))
  expect(matching).toBe(100)
})

test('an invalid bulk action redirects with an error or gets 400 and changes nothing', async () => {
  const id = await enquire()
  const submit = async (...fields: [string, string][]) => (await postSeveral(fields)).location
  expect(await submit(['intent', 'spam'])).toBe('/admin?unchanged=none')
  expect(await submit(['intent', 'status'], ['status', 'Lost'], ['id', id])).toBe(
    '/admin?unchanged=lost',
  )
  expect(await submit(['intent', 'assignment'], ['assignee', 'x'], ['id', id])).toBe(
    '/admin?unchanged=lost',
  )
  expect(await submit(['intent', 'status'], ['status', 'New'], ['id', id])).toBe(
    '/admin?unchanged=same',
  )
  for (const intent of ['spam', 'assignment']) {
    const erased = submit(['intent', intent], ['assignee', adminId], ['id', 'erased'])
    expect(await erased).toBe('/admin?unchanged=lost')
  }
  expect(
    (
      await postSeveral([
        ['intent', 'burn'],
        ['id', id],
      ])
    ).status,
  ).toBe(400)
  expect(await row(id)).toMatchObject({ status: 'New', isSpam: false, assigneeId: null })
})

test('an enquiry is assigned and flagged as spam from its page; redirects stay in the desk', async () => {
  const id = await enquire()
  const back = `/admin/enquiries/${id}?status=New`
  const setAssignee = async (assignee: string) => {
    const request = post(`/admin/enquiries/${id}/assignment`, { assignee, back }, cookie)
    return respond(() => assign(args(request, { id })))
  }
  const given = await setAssignee(adminId)
  expect(given.headers.get('Location')).toMatch(
    new RegExp(`^/admin/enquiries/${id}\\?status=New&batch=`),
  )
  expect((await read(id)).enquiry.assignee).toBe(meera.name)
  await setAssignee('nobody')
  expect((await row(id))?.assigneeId).toBeNull()

  const flagAs = async (verdict: string, from: string) => {
    const request = post(`/admin/enquiries/${id}/spam`, { verdict, back: from }, cookie)
    return (await respond(() => flagSpam(args(request, { id })))).headers.get('Location') ?? ''
  }
  expect(await flagAs('spam', 'https://evil.example/admin')).toMatch(/^\/admin\?batch=/)
  expect(await row(id)).toMatchObject({ isSpam: true, spamReasons: `marked by ${meera.name}` })
  expect(await flagAs('not-spam', '//evil.example')).toMatch(/^\/admin\?batch=/)
  expect(await flagAs('not-spam', '/admin/../logout')).toMatch(/^\/admin\?batch=/)
  expect((await row(id))?.isSpam).toBe(false)
  const unknown = post(`/admin/enquiries/${id}/spam`, { verdict: 'unknown' }, cookie)
  expect((await respond(() => flagSpam(args(unknown, { id })))).status).toBe(400)
  expect((await row(id))?.isSpam).toBe(false)

  await tables(site().db).delete(enquiries)
  expect((await setAssignee(adminId)).headers.get('Location')).toMatch(/unchanged=lost$/)
  expect(await flagAs('spam', '/admin')).toBe('/admin?unchanged=lost')
})

test('the list filters by own, unassigned and a colleague’s enquiries and by type', async () => {
  const { db } = site()
  await tables(db).insert(admins).values({
    id: 'rahul',
    name: 'Rahul Jain',
    email: 'r',
    emailKey: 'r',
    passwordHash: '',
    createdAt: 0,
  })
  const [a, b] = [await enquire(), await enquire(imran)]
  await createEnquiry(db, enquiryInput.parse({ ...imran, desc: 'A contact message' }), {
    type: 'Contact',
  })
  await tables(db).update(enquiries).set({ assigneeId: adminId }).where(eq(enquiries.id, a))
  await tables(db).update(enquiries).set({ assigneeId: 'rahul' }).where(eq(enquiries.id, b))
  const found = async (query: string) =>
    (await list(args(get(`/admin?${query}`, cookie)))).enquiries.map(({ desc }) => desc)
  expect(await found('assignee=mine')).toEqual([asha.desc])
  expect(await found('assignee=rahul')).toEqual([imran.desc])
  expect(await found('assignee=nobody')).toEqual(['A contact message'])
  expect(await found('type=Contact')).toEqual(['A contact message'])
  expect(await found('type=Nonsense')).toHaveLength(3)
})

test('the list marks overdue enquiries; a call ends the waiting time, a note does not', async () => {
  const now = Date.now()
  const old = await enquire(asha, now - 4 * 86_400_000)
  await enquire(imran, now)
  const waiting = async () =>
    (await list(args(get('/admin?sort=oldest', cookie)))).enquiries.map((one) => one.waiting)
  expect(await waiting()).toMatchObject([
    { isOverdue: true },
    { isOverdue: false, words: 'under an hour' },
  ])
  const send = (fields: Record<string, string>) =>
    respond(() => addNote(args(post(`/admin/enquiries/${old}`, fields, cookie), { id: old })))
  await send({ note: 'Ask Ravi first' })
  expect((await waiting())[0]).toMatchObject({ isOverdue: true })
  await send({ call: 'Rang' })
  expect((await waiting())[0]).toEqual({ isOverdue: false, words: 'under an hour' })
  await tables(site().db).update(enquiries).set({ status: 'Closed' }).where(eq(enquiries.id, old))
  expect((await waiting())[0]).toBeUndefined()
})
