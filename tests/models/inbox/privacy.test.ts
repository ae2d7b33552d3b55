import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { DAY_MS } from '#app/models/company/calendar'
import { company } from '#app/models/company/company'
import { readSettings } from '#app/models/company/settings.server'
import { site } from '#app/models/company/site.server'
import { createEnquiry } from '#app/models/enquiry/create.server'
import { fileStore } from '#app/models/files/store.server'
import { PROGRAM } from '#app/models/privacy/audit.server'
import { erasePerson } from '#app/models/privacy/erasure.server'
import { findMentions } from '#app/models/privacy/mention.server'
import { findPerson } from '#app/models/privacy/person.server'
import { exportPerson } from '#app/models/privacy/person-export.server'
import { planRetention, runRetention } from '#app/models/privacy/retention.server'
import {
  bouncedAddresses,
  enquiries,
  enquiryEvents,
  mails,
  receivedFiles,
  receivedMails,
} from '#db/schema'
import { asha, freshSite, imran, tables } from '#tests/support/app'
import { freshFolder } from '#tests/support/data-dir'
import { email, multipart, receive } from '#tests/support/emails'
import { pdf } from '#tests/support/files'
import { countStored } from '#tests/support/stored'

let uploads: string
beforeEach(async () => {
  uploads = join(freshFolder(), 'uploads')
  await freshSite({ settings: { ...readSettings({ RATE_LIMIT: 'off' }), uploadsDir: uploads } })
})

const key = (address: string) => ({ kind: 'email', key: address }) as const
const [parts, body] = multipart([
  { type: 'text/plain', body: 'My offer is attached.' },
  { type: 'application/pdf', name: 'offer.pdf', body: pdf() },
])
const withFile = (headers = {}) => email({ ...parts, ...headers }, body)
const countFiles = () => countStored({ db: site().db, uploads })
const enquire = (person: { name: string; email: string; desc: string } = asha, now = Date.now()) =>
  createEnquiry(site().db, person, { type: 'General', now })
const count = (table: Parameters<ReturnType<typeof site>['db']['$count']>[0]) =>
  site().db.$count(table)

/** Message-ID of the first mail of the site. */
const ours = async () => `<${(await tables(site().db).select().from(mails))[0]?.id}@localhost>`

test('received emails of a person are exported with attachments, matched to an enquiry or not', async () => {
  const { db } = site()
  await enquire()
  await receive(site(), withFile(), email({ From: 'asha@example.org', Subject: 'Alone' }))
  await tables(db)
    .insert(bouncedAddresses)
    .values({ emailKey: asha.email, reason: 'full', createdAt: 0 })
  const { receivedMails, bounces, enquiries: sent } = await exportPerson(db, key(asha.email))
  expect(receivedMails).toMatchObject([
    {
      kind: 'answer',
      from: asha.email,
      text: 'My offer is attached.',
      attachments: [{ name: 'offer.pdf', type: 'pdf', bytes: 2000 }],
    },
  ])
  expect(sent[0]?.history).toMatchObject([{ kind: 'answer', note: 'My offer is attached.' }])
  expect(bounces).toMatchObject([{ address: asha.email, reason: 'full' }])
  const alone = await exportPerson(db, key('asha@example.org'))
  expect(alone.receivedMails).toMatchObject([{ subject: 'Alone', attachments: [] }])
})

test('erasing a person deletes their answers, unmatched emails, files and bounces', async () => {
  const { db } = site()
  await enquire()
  await enquire(imran)
  await receive(
    site(),
    withFile(),
    withFile({ From: imran.email }),
    email({ From: imran.email, 'In-Reply-To': '<unknown@x>', Subject: 'Of Imran' }),
  )
  await tables(db)
    .insert(bouncedAddresses)
    .values({ emailKey: asha.email, reason: '', createdAt: 0 })
  const receipt = await erasePerson(db, key(asha.email), { actor: PROGRAM, uploads })
  expect(receipt.erased).toMatchObject({ enquiries: 1, mails: 3 })
  const left = await tables(db).select().from(receivedMails)
  expect(left.map(({ fromAddress }) => fromAddress)).toEqual([imran.email, imran.email])
  expect([await count(bouncedAddresses), await count(receivedFiles), await countFiles()]).toEqual([
    0, 1, 1,
  ])
})

test('erasing a sender deletes their answer to the enquiry of another person, not the enquiry', async () => {
  const { db } = site()
  await enquire()
  await receive(site(), withFile({ From: 'ravi@example.org', 'In-Reply-To': await ours() }))
  expect(await tables(db).select().from(enquiryEvents)).toMatchObject([
    { from: 'ravi@example.org' },
  ])
  await erasePerson(db, key('ravi@example.org'), { actor: PROGRAM, uploads })
  expect([await count(enquiries), await count(enquiryEvents), await count(receivedMails)]).toEqual([
    1, 0, 0,
  ])
  expect(await countFiles()).toBe(0)
  const words = JSON.stringify(await tables(db).select().from(mails))
  expect(words).not.toContain('My offer')
  expect(words).toContain(asha.desc)
})

test('an unmatched email that names a person is a mention, and can be erased with them', async () => {
  const { db } = site()
  await enquire()
  await receive(
    site(),
    email({ From: 'ravi@example.org', Subject: 'A hint' }, `Write to ${asha.email}`),
  )
  const person = await findPerson(db, key(asha.email))
  const mentions = await findMentions(db, key(asha.email), person)
  expect(mentions).toMatchObject([{ kind: 'received', label: 'A hint' }])
  const also = mentions.map(({ id }) => id)
  await erasePerson(db, key(asha.email), { actor: PROGRAM, uploads, also })
  expect(await count(receivedMails)).toBe(0)
})

test('an unmatched email from the person is found by its sender and is not a mention', async () => {
  const { db } = site()
  await receive(site(), email({}))
  const person = await findPerson(db, key(asha.email))
  expect(person.received).toHaveLength(1)
  expect(await findMentions(db, key(asha.email), person)).toEqual([])
})

const { retention: rules } = company.parse({})

test('retention deletes unmatched emails and bounces with mails, and answers with their enquiry', async () => {
  const { db } = site()
  await enquire()
  await receive(site(), withFile(), withFile({ From: 'ravi@example.org' }))
  await tables(db)
    .insert(bouncedAddresses)
    .values({ emailKey: asha.email, reason: '', createdAt: Date.now() })
  await tables(db).delete(mails)
  const later = (days: number) => Date.now() + days * DAY_MS
  const by = (now: number) => ({ actor: PROGRAM, uploads, now })
  expect((await planRetention(db, rules, later(rules.mailDays - 1))).mails).toBe(0)
  expect((await planRetention(db, rules, later(rules.mailDays + 1))).mails).toBe(1)
  expect((await runRetention(db, rules, by(later(rules.mailDays + 1)))).mails).toBe(1)
  expect(await tables(db).select().from(receivedMails)).toMatchObject([{ fromAddress: asha.email }])
  expect([await countFiles(), await count(bouncedAddresses)]).toEqual([1, 0])
  const months = rules.enquiryMonths + 1
  expect((await runRetention(db, rules, by(later(months * 31)))).enquiries).toBe(1)
  expect([await countFiles(), await count(receivedMails)]).toEqual([0, 0])
})

test('the sweep of uploads keeps attachments until their email is deleted', async () => {
  await receive(site(), withFile())
  const sweep = () => fileStore.sweep({ db: site().db, uploads }, Date.now() + 2 * DAY_MS)
  expect(await sweep()).toMatch(/^0 files/)
  await tables(site().db).delete(receivedMails)
  expect(await sweep()).toMatch(/^1 files/)
})
