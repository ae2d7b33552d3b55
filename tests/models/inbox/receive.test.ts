import { asc, eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { signUp } from '#app/models/account/admin.server'
import { findLackOfResumeSpace } from '#app/models/application/resume-space.server'
import { company } from '#app/models/company/company'
import { readSettings } from '#app/models/company/settings.server'
import { type Site, site } from '#app/models/company/site.server'
import { updateEnquiryStatus } from '#app/models/enquiry/change.server'
import { correctEnquiry } from '#app/models/enquiry/correct.server'
import { createEnquiry } from '#app/models/enquiry/create.server'
import { detailsInput } from '#app/models/enquiry/details.server'
import { lastActivity } from '#app/models/enquiry/history.server'
import { newId } from '#app/models/identifier.server'
import { findBounce } from '#app/models/inbox/bounce.server'
import { findLastUid } from '#app/models/inbox/mailbox.server'
import { readMessage } from '#app/models/inbox/message.server'
import { receiveMail } from '#app/models/inbox/receive.server'
import { queueMail } from '#app/models/mail/outbox.server'
import { PROGRAM } from '#app/models/privacy/audit.server'
import { sendReply } from '#app/models/reply/reply.server'
import { enquiries, enquiryEvents, mails, receivedFiles, receivedMails } from '#db/schema'
import { asha, freshSite, imran, meera, SECRET_KEY, secondDb, tables } from '#tests/support/app'
import { freshFolder } from '#tests/support/data-dir'
import { email, multipart, receive } from '#tests/support/emails'
import { compound, pdf } from '#tests/support/files'
import { countStored, isStored } from '#tests/support/stored'

beforeEach(async () => {
  const settings = readSettings({
    SITE_ORIGIN: 'https://www.example.com',
    MAIL_TO: 'desk@example.com',
  })
  await freshSite({ settings: { ...settings, uploadsDir: freshFolder() } })
})

const enquire = (change: Partial<typeof asha> = {}) =>
  createEnquiry(
    site().db,
    { ...asha, ...change },
    { type: 'General', acknowledgedBy: { name: 'Site', email: 'desk@example.com' } },
  )

const received = async () =>
  tables(site().db).select().from(receivedMails).orderBy(receivedMails.id)
const answers = async (id: string) =>
  (
    await tables(site().db)
      .select()
      .from(enquiryEvents)
      .where(eq(enquiryEvents.enquiryId, id))
      .orderBy(asc(enquiryEvents.id))
  ).filter(({ kind }) => kind === 'answer')
const statusOf = async (id: string) =>
  (await tables(site().db).select().from(enquiries).where(eq(enquiries.id, id)))[0]?.status
const notices = async () =>
  (await tables(site().db).select().from(mails)).filter(({ subject }) =>
    subject.startsWith('Answer:'),
  )

const at = (uid: number, uidValidity = '1') => ({ mailbox: 'desk@example.com', uidValidity, uid })

/** Message-ID of the acknowledgement to the visitor. */
async function acknowledgement(): Promise<string> {
  const sent = await tables(site().db).select().from(mails)
  const { id } = sent.find(({ kind }) => kind === 'acknowledgement') ?? { id: '' }
  return `<${id}@www.example.com>`
}

test('an answer is added to its enquiry, reopens it and notifies staff', async () => {
  const { _id: id, reference } = await enquire()
  await updateEnquiryStatus(site().db, PROGRAM, id, 'Closed')
  const before = Date.now()
  const quote = '\n\nOn Wed, 25 Nov 2026 at 10:00, Site <desk@example.com> wrote:\n> Thank you'
  await receive(
    site(),
    email({ 'In-Reply-To': await acknowledgement() }, `Please call me.${quote}`),
  )
  const [mail] = await received()
  expect(mail).toMatchObject({ kind: 'answer', enquiryId: id, fromAddress: asha.email })
  expect(mail?.text).toContain('> Thank you')
  expect(await answers(id)).toMatchObject([
    { adminName: asha.name, note: 'Please call me.', mailId: mail?.id, from: '', to: '' },
  ])
  expect(await statusOf(id)).toBe('Pending')
  expect((await lastActivity(site().db, [id])).get(id)).toBeGreaterThanOrEqual(before)
  expect(await notices()).toMatchObject([
    { kind: 'enquiry', subjectId: id, state: 'waiting', replyToAddress: asha.email },
  ])
  expect((await notices())[0]?.text).toContain('Please call me.')
  expect((await notices())[0]?.text).not.toContain('Thank you')
  expect((await notices())[0]?.subject).toContain(reference)
})

test('an answer is matched by References, and by an earlier email of the visitor', async () => {
  const { _id: id } = await enquire()
  await enquire({ desc: 'A second open enquiry of the same address' })
  const first = {
    References: `<x@y> ${await acknowledgement()} <z@y>`,
    'Message-ID': '<first@example.in>',
  }
  await receive(site(), email(first), email({ 'In-Reply-To': '<first@example.in>' }))
  expect((await received()).map((mail) => mail.enquiryId)).toEqual([id, id])
})

test('the same email read twice is stored once', async () => {
  const { _id: id } = await enquire()
  const mail = email({ 'In-Reply-To': await acknowledgement() })
  await receive(site(), mail, mail)
  expect(await received()).toHaveLength(1)
  expect(await answers(id)).toHaveLength(1)
  expect(await notices()).toHaveLength(1)
})

test('an email that two processes read at the same time is stored once', async () => {
  const { _id: id } = await enquire()
  const [headers, body] = multipart([
    { type: 'text/plain', body: 'See the brief.' },
    { type: 'application/pdf', name: 'brief.pdf', body: pdf(1000) },
  ])
  const mail = email({ ...headers, 'In-Reply-To': await acknowledgement() }, body)
  const other = { ...site(), db: await secondDb(site().db) }
  const read = await readMessage(mail)
  await Promise.all([site(), other].map((one) => receiveMail(one, read, at(1))))
  expect(await received()).toHaveLength(1)
  expect(await answers(id)).toHaveLength(1)
  expect(await notices()).toHaveLength(1)
  expect(await filesOf(site())).toHaveLength(1)
  expect(await countStored(storage())).toBe(1)
})

test('a process that was suspended neither stores an email that is gone again nor moves back the position', async () => {
  await enquire()
  const first = await readMessage(email({ Subject: 'First' }))
  await receiveMail(site(), first, at(1))
  await receiveMail(site(), await readMessage(email({ Subject: 'Second' })), at(2))
  await tables(site().db).delete(receivedMails)
  await receiveMail(site(), first, at(1))
  expect(await received()).toEqual([])
  expect(await findLastUid(site().db, at(1))).toBe(2)
  await receiveMail(site(), first, at(1, 'renumbered'))
  expect(await received()).toHaveLength(1)
})

test('an email is stored although its Message-ID, or one that it answers, has an encoded null character', async () => {
  const { _id: id } = await enquire()
  const hostile = '<=?utf-8?q?a=00b?=@example.org>'
  const headers = { 'In-Reply-To': await acknowledgement(), References: hostile }
  await receive(site(), email(headers), email({ ...headers, 'Message-ID': hostile }))
  expect((await received()).map(({ enquiryId }) => enquiryId)).toEqual([id, id])
})

test('an email without threading headers is matched by reference and sender, in any spelling', async () => {
  const { _id: id, reference } = await enquire()
  await enquire({ desc: 'A second open enquiry of the same address' })
  await receive(
    site(),
    email({ Subject: `Fwd: ${reference.toLowerCase()}`, From: 'ASHA@Example.IN' }),
    email({}, `It is about ${reference}.`),
  )
  expect((await received()).map((mail) => mail.enquiryId)).toEqual([id, id])
})

test('an email with a known reference from another sender is not matched', async () => {
  const { _id: id, reference } = await enquire()
  await updateEnquiryStatus(site().db, PROGRAM, id, 'Closed')
  await receive(
    site(),
    email({ From: 'Mallory <mallory@example.org>', Subject: `Re: ${reference}` }),
  )
  expect(await received()).toMatchObject([{ enquiryId: null, fromAddress: 'mallory@example.org' }])
  expect(await answers(id)).toEqual([])
  expect(await statusOf(id)).toBe('Closed')
  expect(await notices()).toEqual([])
})

test('an answer from another email address is matched, and shown with that address', async () => {
  const { _id: id } = await enquire()
  const from = 'Ravi Verma <ravi@example.org>'
  await receive(site(), email({ From: from, 'In-Reply-To': await acknowledgement() }))
  expect(await answers(id)).toMatchObject([{ adminName: 'Ravi Verma', from: 'ravi@example.org' }])
  expect((await notices())[0]?.text).toContain('another address')
})

test('an email is matched by its sender only if that sender has exactly one open enquiry', async () => {
  const { _id: id } = await enquire()
  await receive(site(), email({}))
  const { _id: second } = await enquire({ desc: 'A second open enquiry of the same address' })
  await receive(site(), email({}))
  await updateEnquiryStatus(site().db, PROGRAM, id, 'Closed')
  await receive(site(), email({}))
  await updateEnquiryStatus(site().db, PROGRAM, second, 'Closed')
  await receive(site(), email({}), email({ From: 'nobody@example.org' }))
  expect((await received()).map((mail) => mail.enquiryId)).toEqual([id, null, second, null, null])
})

test('an answer to a staff notice is stored, and notifies staff only if the visitor sent it', async () => {
  const { _id: id } = await enquire()
  const notice = await tables(site().db).select().from(mails)
  const ours = `<${notice.find(({ kind }) => kind === 'enquiry')?.id}@www.example.com>`
  const from = 'Help desk <helpdesk@example.org>'
  await receive(site(), email({ From: from, 'In-Reply-To': ours, References: ours }))
  expect(await answers(id)).toMatchObject([{ from: 'helpdesk@example.org' }])
  expect(await notices()).toEqual([])
  await receive(site(), email({ 'In-Reply-To': ours }))
  expect(await notices()).toHaveLength(1)
})

test('an out-of-office answer is stored, but does not reopen the enquiry or notify staff', async () => {
  const { _id: id } = await enquire()
  await updateEnquiryStatus(site().db, PROGRAM, id, 'Closed')
  const closed = (await lastActivity(site().db, [id])).get(id)
  const headers = { 'In-Reply-To': await acknowledgement(), 'Auto-Submitted': 'auto-replied' }
  await receive(site(), email({ ...headers, Subject: 'Out of office' }, 'Back on Monday.'))
  expect(await answers(id)).toMatchObject([{ note: 'Back on Monday.', to: 'automatic' }])
  expect(await statusOf(id)).toBe('Closed')
  expect(await notices()).toEqual([])
  expect((await lastActivity(site().db, [id])).get(id)).toBe(closed)
})

test('an answer to a spam enquiry is stored, and its mail to staff is held', async () => {
  const { _id: id } = await enquire()
  await tables(site().db).update(enquiries).set({ isSpam: true })
  await receive(site(), email({ 'In-Reply-To': await acknowledgement() }))
  expect(await answers(id)).toHaveLength(1)
  expect(await notices()).toMatchObject([{ state: 'held' }])
})

/** A bounce in the format of Postfix. */
const postfix = (
  quoted: string,
  { status = '5.1.1', action = 'failed', type = 'message/rfc822' } = {},
) => {
  const [headers, body] = multipart(
    [
      {
        type: 'text/plain; charset=us-ascii',
        body: 'This is the mail system at host mx.example.com.',
      },
      {
        type: 'message/delivery-status',
        body: `Reporting-MTA: dns; mx.example.com\n\nFinal-Recipient: rfc822; asha@example.in\nAction: ${action}\nStatus: ${status}\nDiagnostic-Code: smtp; 550 5.1.1 <asha@example.in>:\n    Recipient address rejected: User unknown\n`,
      },
      {
        type,
        body: `Message-ID: ${quoted}\nSubject: We have received\n\nThank you`,
      },
    ],
    'report; report-type=delivery-status; ',
  )
  const from = 'MAILER-DAEMON@mx.example.com (Mail Delivery System)'
  return email({ ...headers, From: from, 'Auto-Submitted': 'auto-replied' }, body)
}

/** A bounce in the format of Gmail: with threading headers, without our email. */
const gmail = (quoted: string) => {
  const [headers, body] = multipart(
    [
      { type: 'text/html; charset=utf-8', body: '<p>Address not found</p>' },
      {
        type: 'message/delivery-status',
        body: `Reporting-MTA: dns; googlemail.com\n\nFinal-Recipient: rfc822; asha@example.in\nAction: failed\nStatus: 5.1.1\nDiagnostic-Code: smtp; 550-5.1.1 The email account that you tried to reach does not exist.\n`,
      },
    ],
    'report; report-type=delivery-status; ',
  )
  const thread = { 'In-Reply-To': quoted, References: quoted, 'Return-Path': '<>' }
  const from = 'Mail Delivery Subsystem <mailer-daemon@googlemail.com>'
  return email({ ...headers, ...thread, From: from, 'Auto-Submitted': 'auto-replied' }, body)
}

const headersOnly = (quoted: string) => postfix(quoted, { type: 'text/rfc822-headers' })

test.each([
  ['Postfix', postfix, 'User unknown'],
  ['Postfix, of a large email', headersOnly, 'User unknown'],
  ['Gmail', gmail, 'does not exist'],
])(
  'a bounce from %s marks the email address until an answer arrives from it',
  async (_, bounce, reason) => {
    const { _id: id } = await enquire()
    await updateEnquiryStatus(site().db, PROGRAM, id, 'Closed')
    await receive(site(), bounce(await acknowledgement()))
    expect(await received()).toMatchObject([{ kind: 'bounce', enquiryId: id }])
    expect((await findBounce(site().db, asha.email))?.reason).toContain(reason)
    expect(await answers(id)).toMatchObject([
      { to: 'bounce', from: '', note: expect.stringContaining(reason) },
    ])
    expect(await statusOf(id)).toBe('Closed')
    expect(await notices()).toEqual([])
    await receive(site(), email({ 'In-Reply-To': await acknowledgement() }))
    expect(await findBounce(site().db, asha.email)).toBeUndefined()
  },
)

test('a bounce of a reply reopens the enquiry and notifies staff', async () => {
  const { _id: id, reference } = await enquire()
  const sent = await sendReply(site(), PROGRAM, id, { text: 'Dear Asha', status: 'Closed' })
  expect(sent).toMatchObject({ ok: true })
  const [reply] = await tables(site().db).select().from(mails).where(eq(mails.kind, 'reply'))
  await receive(site(), postfix(`<${reply?.id}@www.example.com>`))
  expect(await statusOf(id)).toBe('Pending')
  const subject = `Reply not delivered: ${asha.name} (${reference})`
  const [notice, ...others] = await tables(site().db)
    .select()
    .from(mails)
    .where(eq(mails.subject, subject))
  expect(others).toEqual([])
  expect(notice).toMatchObject({ toAddress: '', state: 'waiting', subjectId: id })
  expect(notice?.text).toMatch(/^An email to asha@example\.in came back \(550 .* User unknown\)\./)
  expect(notice?.text).toContain(`https://www.example.com/admin/enquiries/${id}`)
})

test('a bounce that arrives after the address was corrected names the address of the reply', async () => {
  const { _id: id } = await enquire()
  await sendReply(site(), PROGRAM, id, { text: 'Dear Asha' })
  const [reply] = await tables(site().db).select().from(mails).where(eq(mails.kind, 'reply'))
  await tables(site().db).update(mails).set({ state: 'sent' })
  const email = 'asha.verma@example.in'
  await correctEnquiry(site().db, PROGRAM, id, detailsInput.parse({ ...asha, email }), { base: '' })
  await receive(site(), postfix(`<${reply?.id}@www.example.com>`))
  const texts = (await tables(site().db).select().from(mails)).map(({ text }) => text)
  expect(texts.filter((text) => text.includes('came back'))).toEqual([
    expect.stringMatching(/^An email to asha@example\.in came back/),
  ])
  expect(await findBounce(site().db, email)).toBeUndefined()
})

test('a forged bounce, a bounce of a staff mail and a delay notice mark no email address', async () => {
  const { _id: id } = await enquire()
  const [toStaff] = await tables(site().db).select().from(mails).where(eq(mails.kind, 'enquiry'))
  await receive(
    site(),
    postfix('<0198f0a0-0000-7000-8000-000000000000@www.example.com>'),
    postfix(`<${toStaff?.id}@www.example.com>`),
    postfix(await acknowledgement(), { status: '4.4.1', action: 'delayed' }),
  )
  expect(await findBounce(site().db, asha.email)).toBeUndefined()
  expect((await received()).map(({ kind, enquiryId }) => [kind, enquiryId])).toEqual([
    ['bounce', null],
    ['bounce', null],
    ['automatic', null],
  ])
  expect(await answers(id)).toEqual([])
})

test('a forged bounce that quotes more ids than SQLite allows parameters is stored', async () => {
  const ids = Array.from({ length: 40_000 }, (_, at) => `<${newId(at)}@www.example.com>`)
  await receive(site(), postfix(ids.join(' ')))
  expect(await received()).toMatchObject([{ kind: 'bounce', enquiryId: null }])
})

test('history and notice contain the beginning of a very long answer, the stored email all of it', async () => {
  const { _id: id } = await enquire()
  await receive(site(), email({ 'In-Reply-To': await acknowledgement() }, 'word '.repeat(20_000)))
  expect((await answers(id))[0]?.note.length).toBeLessThan(11_000)
  expect((await notices())[0]?.text.length).toBeLessThan(11_000)
  expect((await received())[0]?.text.length).toBeGreaterThan(99_000)
})

test('notices of the site and emails from staff are not stored', async () => {
  const { db } = site()
  await signUp(db, SECRET_KEY, { ...meera, secretKey: SECRET_KEY })
  await enquire()
  const [notice] = await tables(db).select().from(mails)
  const ours = `<${notice?.id}@www.example.com>`
  await receive(
    site(),
    email({ 'Message-ID': ours, From: 'site@www.example.com', 'Auto-Submitted': 'auto-generated' }),
    email({ 'Message-ID': '<rewritten@relay>', From: 'site@www.example.com' }),
    email({ From: 'desk@example.com', 'In-Reply-To': ours }),
    email({ From: meera.email, 'In-Reply-To': ours }),
  )
  expect(await received()).toEqual([])
})

test('an answer from a staff address to an enquiry with that address is stored', async () => {
  const { _id: id } = await enquire({ email: 'desk@example.com' })
  await receive(site(), email({ From: 'desk@example.com', 'In-Reply-To': await acknowledgement() }))
  expect(await answers(id)).toMatchObject([{ from: '' }])
})

const storage = () => ({ db: site().db, uploads: site().settings.uploadsDir })

const filesOf = async (one: Site) =>
  tables(one.db).select().from(receivedFiles).orderBy(receivedFiles.name)

test('attachments that pass the rules of resumes are stored, the note lists the others', async () => {
  const { _id: id } = await enquire()
  const parts = multipart([
    { type: 'text/plain', body: 'See the files.' },
    { type: 'application/pdf', name: '../../etc/quote.pdf', body: pdf() },
    { type: 'application/pdf', name: 'C:\\temp\\.hidden.pdf', body: pdf() },
    { type: 'application/msword', name: 'macros.doc', body: compound('Macros') },
    { type: 'application/pdf', name: 'page.pdf', body: Buffer.from('<script>alert(1)</script>') },
    { type: 'image/jpeg', name: 'photo.jpg', body: Buffer.from('jpeg') },
    { type: 'application/pdf', name: 'large.pdf', body: pdf(5 * 2 ** 20 + 1) },
  ])
  await receive(site(), email({ ...parts[0], 'In-Reply-To': await acknowledgement() }, parts[1]))
  const files = await filesOf(site())
  expect(files.map(({ name, type, bytes }) => [name, type, bytes])).toEqual([
    ['hidden.pdf', 'pdf', 2000],
    ['quote.pdf', 'pdf', 2000],
  ])
  for (const { file } of files) {
    expect(file).toMatch(/^[\da-f]{2}\/[\da-f-]{36}$/)
    expect(await isStored(storage(), file)).toBe(true)
  }
  const [answer] = await answers(id)
  expect(answer?.note).toMatch(/^See the files\.\n\nAttachments that are only in the mailbox: /)
  for (const name of ['macros.doc', 'page.pdf', 'photo.jpg', 'large.pdf (larger than 5 MB)']) {
    expect(answer?.note).toContain(name)
  }
})

test('files of an email that is not stored are removed', async () => {
  await enquire()
  const parts = multipart([{ type: 'application/pdf', name: 'a.pdf', body: pdf() }])
  const mail = email({ ...parts[0], From: 'desk@example.com' }, parts[1])
  await receive(site(), mail)
  expect(await countStored(storage())).toBe(0)
})

test('attachments use at most half of the space for uploads', async () => {
  const settings = { ...site().settings, resumesMaxBytes: 4 * pdf().length }
  const small = await freshSite({ settings, company: company.parse({}) })
  const file = { type: 'application/pdf', name: 'a.pdf', body: pdf() }
  await receive(small, email(...multipart([file, file, file, file, file])))
  expect(await filesOf(small)).toHaveLength(2)
  expect(await findLackOfResumeSpace(small.db, settings, 2 * pdf().length)).toBeUndefined()
})

test('an email is stored without the attachments for which there is no space', async () => {
  const settings = { ...site().settings, resumesMaxBytes: 5000 }
  const small = await freshSite({ settings, company: company.parse({}) })
  const parts = multipart([
    { type: 'application/pdf', name: 'a.pdf', body: pdf() },
    { type: 'application/pdf', name: 'b.pdf', body: pdf() },
  ])
  await receive(small, email(...parts))
  expect((await filesOf(small)).map(({ name }) => name)).toEqual(['a.pdf'])
  expect((await received())[0]?.text).toContain('b.pdf (no room left for files)')
})

test('an answer to a mail about an application matches no enquiry', async () => {
  await createEnquiry(site().db, imran, { type: 'General' })
  const { db } = site()
  await db.write(async (tx) =>
    queueMail(tx, {
      kind: 'acknowledgement',
      subjectId: 'an-application',
      replyTo: { name: '', address: '' },
      toAddress: asha.email,
      subject: 'We have received your application',
      text: '',
    }),
  )
  await receive(site(), email({ 'In-Reply-To': await acknowledgement() }))
  expect(await received()).toMatchObject([{ enquiryId: null }])
})
