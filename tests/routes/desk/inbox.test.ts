import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { readSettings } from '#app/models/company/settings.server'
import { site } from '#app/models/company/site.server'
import { updateEnquiryStatus } from '#app/models/enquiry/change.server'
import { createEnquiry } from '#app/models/enquiry/create.server'
import { newId } from '#app/models/identifier.server'
import { listAnswers } from '#app/models/inbox/attachments.server'
import { setMailboxFault } from '#app/models/inbox/mailbox.server'
import { listMailsAbout } from '#app/models/mail/mail-list.server'
import { PROGRAM } from '#app/models/privacy/audit.server'
import { loader as enquiryPage } from '#app/routes/desk/enquiry/enquiry'
import { loader as inbox } from '#app/routes/desk/inbox/inbox'
import { action as attach } from '#app/routes/desk/inbox/inbox-attach'
import { action as dismiss } from '#app/routes/desk/inbox/inbox-dismiss'
import { loader as file } from '#app/routes/desk/inbox/inbox-file'
import { loader as mailPage } from '#app/routes/desk/inbox/inbox-mail'
import { auditEntries, bouncedAddresses, enquiries, mails, receivedMails } from '#db/schema'
import {
  args,
  asha,
  freshSite,
  get,
  meeraBrowserHeaders,
  post,
  respond,
  tables,
} from '#tests/support/app'
import { freshFolder } from '#tests/support/data-dir'
import { email, multipart, receive } from '#tests/support/emails'
import { pdf } from '#tests/support/files'
import { readPage } from '#tests/support/render-site'

let headers: { Cookie: string }
let enquiry: { _id: string; reference: string }
beforeEach(async () => {
  const settings = { ...readSettings({ RATE_LIMIT: 'off' }), uploadsDir: freshFolder() }
  headers = await meeraBrowserHeaders(await freshSite({ settings }))
  enquiry = await createEnquiry(site().db, asha, { type: 'General' })
})

const unknownSender = { From: 'Ravi <ravi@example.org>' }
const [parts, body] = multipart([
  { type: 'text/plain', body: 'The offer is attached.' },
  { type: 'application/pdf', name: 'Offer "1" <b>.pdf', body: pdf() },
])
const list = (query = '') => inbox(args(get(`/admin/inbox${query}`, headers)))
const submit = (action: typeof attach, id: string, fields = {}) =>
  respond(() => action(args(post('/admin/x', fields, headers), { id })))
const history = async () =>
  (await enquiryPage(args(get('/admin/enquiries/x', headers), { id: enquiry._id }))).history

test('emails that match no enquiry are listed, newest first, with the reference they name', async () => {
  await receive(
    site(),
    email({ ...unknownSender, Subject: 'First' }),
    email({ ...unknownSender, Subject: `About ${enquiry.reference}` }),
    email({ Subject: 'Matched' }),
  )
  const { mails, isSetUp, hasMore } = await list()
  expect(mails.map(({ subject, reference }) => [subject, reference])).toEqual([
    [`About ${enquiry.reference}`, enquiry.reference],
    ['First', ''],
  ])
  expect(mails[0]).toMatchObject({ name: 'Ravi', address: 'ravi@example.org', kind: 'answer' })
  expect([isSetUp, hasMore]).toEqual([false, false])
})

test('the menu of the desk counts emails that match no enquiry', async () => {
  const entry = /Unmatched emails<\/span>(.*?)<\/a>/
  const shown = async () => entry.exec(await readPage('/admin/saved-replies', headers))?.[1]
  expect(await shown()).not.toMatch(/\d/)
  await receive(site(), email({ ...unknownSender, Subject: 'First' }))
  await receive(
    site(),
    email({ ...unknownSender, Subject: 'Second' }),
    email({ Subject: 'Matched' }),
  )
  expect(await shown()).toMatch(/>2</)
})

test('a page has twenty emails; a page number past the end shows the last page', async () => {
  for (let i = 0; i < 21; i++)
    await receive(site(), email({ ...unknownSender, Subject: `Email ${i}` }))
  const first = await list()
  expect([first.mails.length, first.hasMore]).toEqual([20, true])
  const last = await list('?page=99')
  expect([last.mails.length, last.page, last.hasMore]).toEqual([1, 2, false])
})

test('the list has the start of a long email, its page the whole text', async () => {
  await receive(site(), email(unknownSender, 'word '.repeat(30_000)))
  const [mail] = (await list()).mails
  expect(mail).toMatchObject({ isCut: true, text: expect.stringMatching(/^word .{0,1500} …$/) })
  expect(await readPage('/admin/inbox', headers)).toContain('Read the whole email')
  const page = await mailPage(args(get('/x', headers), { id: mail?.id ?? '' }))
  expect(page.mail).toMatchObject({ isCut: false, text: 'word '.repeat(30_000).trim() })
})

test('attaching an email adds it to the history, reopens the enquiry and is audited', async () => {
  const { db } = site()
  await updateEnquiryStatus(db, PROGRAM, enquiry._id, 'Closed')
  await receive(site(), email({ ...parts, ...unknownSender }, body))
  const [mail] = (await list()).mails
  const response = await submit(attach, mail?.id ?? '', {
    reference: ` ${enquiry.reference.toLowerCase()} `,
  })
  expect(response.headers.get('Location')).toBe('/admin/inbox?done=attached')
  expect((await list()).mails).toEqual([])
  const event = (await history()).find(({ kind }) => kind === 'answer')
  expect(event).toMatchObject({
    adminName: 'Ravi',
    from: 'ravi@example.org',
    note: 'The offer is attached.',
    answer: { files: [{ name: 'Offer "1" <b>.pdf' }] },
  })
  expect((await tables(db).select().from(enquiries))[0]?.status).toBe('Pending')
  const entries = await tables(db)
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.action, 'inbox.attach'))
  expect(entries).toMatchObject([{ adminName: 'Meera Rao', subjectId: enquiry._id }])
})

test('a typed reference attaches an email in each spelling that the search accepts', async () => {
  const [, first, second] = enquiry.reference.split('-')
  for (const reference of [
    `${first}-${second}`,
    `enq ${first} ${second}`,
    `ENQ${first}${second}`,
  ]) {
    await receive(site(), email(unknownSender))
    const id = (await list()).mails[0]?.id ?? ''
    const response = await submit(attach, id, { reference })
    expect(response.headers.get('Location'), reference).toBe('/admin/inbox?done=attached')
  }
})

test('an unknown reference redirects back with what was typed', async () => {
  await receive(site(), email(unknownSender))
  const id = (await list()).mails[0]?.id ?? ''
  const response = await submit(attach, id, { reference: 'ENQ-0000-0000' })
  expect(response.headers.get('Location')).toBe(
    `/admin/inbox?failed=${id}&typed=ENQ-0000-0000#mail-${id}`,
  )
  expect((await list()).mails).toHaveLength(1)
})

test('an action on the second page or on the page of an email leads back there', async () => {
  await receive(site(), email(unknownSender))
  const id = (await list()).mails[0]?.id ?? ''
  const reference = 'ENQ-0000-0000'
  const to = async (back: string, action = attach) =>
    (await submit(action, id, { reference, back })).headers.get('Location')
  const failed = `failed=${id}&typed=${reference}#mail-${id}`
  expect(await to('/admin/inbox?page=2')).toBe(`/admin/inbox?page=2&${failed}`)
  expect(await to(`/admin/inbox/${id}`)).toBe(`/admin/inbox/${id}?${failed}`)
  expect(await to('https://example.com/?page=2')).toBe(`/admin/inbox?page=2&${failed}`)
  const page = await readPage(`/admin/inbox/${id}?failed=${id}&typed=${reference}`, headers)
  expect(page).toContain('No enquiry has this reference')
  expect(page).toContain(`value="${reference}"`)
  expect(await to('/admin/inbox?page=2', dismiss)).toBe('/admin/inbox?page=2&done=dismissed')
})

test('dismissing an email deletes its files; a later dismiss or attach reports that it is gone', async () => {
  await receive(site(), email({ ...parts, ...unknownSender }, body))
  const [mail] = (await list()).mails
  const stored = (await file(args(get('/x', headers), { id: mail?.files[0]?.id ?? '' }))).status
  const gone = await submit(dismiss, mail?.id ?? '')
  const again = await submit(dismiss, mail?.id ?? '')
  const late = await submit(attach, mail?.id ?? '', { reference: enquiry.reference })
  expect([gone, again, late].map((response) => response.headers.get('Location'))).toEqual([
    '/admin/inbox?done=dismissed',
    '/admin/inbox?done=gone',
    '/admin/inbox?done=gone',
  ])
  expect(stored).toBe(200)
  expect(await tables(site().db).select().from(receivedMails)).toEqual([])
  expect(
    (await respond(() => file(args(get('/x', headers), { id: mail?.files[0]?.id ?? '' })))).status,
  ).toBe(404)
})

test('an email matched to an enquiry cannot be dismissed', async () => {
  await receive(site(), email({}))
  const id = (await tables(site().db).select().from(receivedMails))[0]?.id ?? ''
  const response = await submit(dismiss, id)
  expect(response.headers.get('Location')).toBe('/admin/inbox?done=gone')
  expect(await history()).toMatchObject([{ kind: 'answer' }])
})

test('an attachment is served as a download', async () => {
  await receive(site(), email({ ...parts, ...unknownSender }, body))
  const id = (await list()).mails[0]?.files[0]?.id ?? ''
  const response = await file(args(get('/x', headers), { id }))
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-length': '2000',
    'content-disposition': expect.stringMatching(/^attachment; filename=/),
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  })
  expect((await response.arrayBuffer()).byteLength).toBe(2000)
})

test('the email page shows the quoted text, which the history leaves out', async () => {
  await receive(site(), email({}, 'Yes.\n\n> When?'))
  const id = (await tables(site().db).select().from(receivedMails))[0]?.id ?? ''
  expect((await history())[0]).toMatchObject({ note: 'Yes.', mailId: id })
  const { mail } = await mailPage(args(get('/x', headers), { id }))
  expect(mail).toMatchObject({ text: 'Yes.\n\n> When?', enquiryId: enquiry._id })
  expect((await respond(() => mailPage(args(get('/x', headers), { id: 'x' })))).status).toBe(404)
})

test('the history shows the subject of an answer, unless it is ours with "Re:"', async () => {
  await receive(
    site(),
    email({ Subject: 'Please call at five' }, ''),
    email({ Subject: `Re: Your enquiry ${enquiry.reference}` }),
    email({ Subject: `RE: We have received your message (${enquiry.reference})` }),
    email({ Subject: `[External] AW: Your enquiry ${enquiry.reference}` }),
    email({ Subject: `Re: Your enquiry ${enquiry.reference}: not on Monday` }),
    email({ Subject: `Urgent: please cancel ${enquiry.reference}` }),
  )
  const subjects = (await history()).map(({ answer }) => answer?.subject)
  expect(subjects).toEqual([
    'Please call at five',
    '',
    '',
    '',
    `Re: Your enquiry ${enquiry.reference}: not on Monday`,
    `Urgent: please cancel ${enquiry.reference}`,
  ])
  const page = await readPage(`/admin/enquiries/${enquiry._id}`, headers)
  expect(page).toContain('Please call at five')
  expect(page).toContain('No text.')
  const texts = (await tables(site().db).select().from(mails)).map(({ text }) => text)
  expect(texts.filter((text) => text.includes('Subject: Please call at five'))).toHaveLength(1)
})

test('the history has the newest answers whole and the start of older ones', async () => {
  const texts = Array.from({ length: 15 }, (_, at) => `${at} ${'word '.repeat(2000)}`)
  await receive(site(), ...texts.map((text) => email({}, text)))
  const lengths = (await history()).map(({ note }) => note.length)
  expect(lengths.slice(0, 5)).toEqual([201, 201, 201, 201, 201])
  expect(lengths.slice(-9).every((length) => length > 9_990)).toBe(true)
})

test('the enquiry page shows that its email address bounces', async () => {
  const mark = { emailKey: asha.email, reason: '550 unknown', createdAt: 1 }
  await tables(site().db).insert(bouncedAddresses).values(mark)
  const page = await enquiryPage(args(get('/x', headers), { id: enquiry._id }))
  expect(page.bounce).toMatchObject({ reason: '550 unknown' })
})

test('the inbox shows the mailbox error while IMAP is configured', async () => {
  expect((await list()).fault).toBe('')
  await setMailboxFault(site().db, 'Authentication failed.')
  expect((await list()).fault).toBe('')
  site().settings.imapUrl = 'imaps://a:b@imap.example.in'
  expect((await list()).fault).toBe('Authentication failed.')
})

test('the enquiry page reads the newest five hundred of its emails', async () => {
  const { db } = site()
  await receive(site(), email({ Subject: 'Matched' }))
  const [received] = await tables(db).select().from(receivedMails)
  const [mail] = await tables(db).select().from(mails).where(eq(mails.subjectId, enquiry._id))
  if (!received || !mail) throw new Error('Nothing was received')
  for (let count = 0; count < 600; count++) {
    const id = newId()
    await tables(db)
      .insert(receivedMails)
      .values({ ...received, id, messageId: `<${count}@example.in>` })
    await tables(db)
      .insert(mails)
      .values({ ...mail, id })
  }
  expect((await listAnswers(db, enquiry._id)).size).toBe(500)
  const listed = await listMailsAbout(db, enquiry._id)
  expect(listed).toHaveLength(500)
  expect(listed.map(({ id }) => id)).toEqual(listed.map(({ id }) => id).sort())
  expect(listed.some(({ id }) => id === mail.id)).toBe(false)
})
