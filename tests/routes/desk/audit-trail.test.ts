import { beforeEach, expect, test } from 'vitest'
import prices from '#app/content/prices'
import { openSecondStep } from '#app/http/login.server'
import {
  beginSecondFactor,
  findSecondFactor,
  switchOnSecondFactor,
} from '#app/models/account/second-factor.server'
import { createSession, sessionIdOf } from '#app/models/account/session.server'
import { stepAt } from '#app/models/account/totp.server'
import { binApplication } from '#app/models/application/bin.server'
import { dayIn } from '#app/models/company/calendar'
import { readSettings } from '#app/models/company/settings.server'
import { site } from '#app/models/company/site.server'
import { findNewestVersion, saveDraft } from '#app/models/content/draft.server'
import { publishDraft } from '#app/models/content/publish.server'
import { updateEnquiryStatus } from '#app/models/enquiry/change.server'
import { createEnquiry } from '#app/models/enquiry/create.server'
import { addImage } from '#app/models/image/add.server'
import { printPriceList } from '#app/models/messaging/price-list-csv.server'
import { saveReply } from '#app/models/reply/saved-reply.server'
import {
  auditEntries,
  enquiries,
  enquiryEvents,
  mails,
  receivedMails,
  savedReplies,
} from '#db/schema'
import { shipped } from '#tests/content/shipped'
import {
  args,
  asha,
  browserHeadersOf,
  freshSite,
  jsonRequest,
  meera,
  ORIGIN,
  post,
  SECRET_KEY,
  signUpAs,
  tables,
} from '#tests/support/app'
import { applicant, submit } from '#tests/support/applicant'
import { freshFolder } from '#tests/support/data-dir'
import { email, receive } from '#tests/support/emails'
import { pdf } from '#tests/support/files'
import { png } from '#tests/support/images'
import { totpCode } from '#tests/support/totp'
import { addWebhook, deliveriesOf } from '#tests/support/webhook'

type Action = (args: unknown) => unknown
const modules = import.meta.glob<{ action?: Action }>('/app/routes/{desk,api}/**/*.{ts,tsx}', {
  eager: true,
})

const UUID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g
const imran = { name: 'Imran Khan', email: 'imran@example.com', password: 'another long password' }

/** Adds two accounts, an enquiry and an application; Meera has a browser and an API session. */
async function openDesk() {
  const { db, settings } = site()
  const admin = await signUpAs(db)
  const colleague = await signUpAs(db, imran)
  const enquiry = await createEnquiry(
    db,
    { ...asha, countryCode: '', type: '', callBack: '' },
    { type: 'General' },
  )
  const { name: fullName, email, phone, desc: motivation } = asha
  const application = await submit(
    db,
    settings.uploadsDir,
    { fullName, email, phone, motivation },
    { name: 'Asha Verma.pdf', bytes: pdf() },
  )
  return {
    admin,
    colleague,
    enquiry: enquiry._id,
    application: application._id,
    browser: await browserHeadersOf(admin),
    script: { Authorization: `Bearer ${await createSession(db, admin, 'bearer')}` },
  }
}
type Desk = Awaited<ReturnType<typeof openDesk>>

interface Case {
  /** Prepares data; the other functions get its result. */
  before?: (desk: Desk) => unknown
  fields?: (desk: Desk, before: unknown) => Record<string, string> | Promise<Record<string, string>>
  params?: (desk: Desk, before: unknown) => Record<string, string>
  /** Replaces the form posted by a logged-in browser. */
  request?: (desk: Desk, before: unknown) => Request | Promise<Request>
}

const form = (fields: Record<string, string> = {}): Case => ({ fields: () => fields })
const onEnquiry = (fields: Record<string, string> = {}): Case => ({
  fields: () => fields,
  params: (desk) => ({ id: desk.enquiry }),
})
const onContact = () => ({ '*': 'pages/contact' })
const UNREACHABLE_URL = 'http://127.0.0.1:9/'
const onWebhook: Case = {
  before: () => addWebhook(site().db, { url: new URL(UNREACHABLE_URL) }),
  params: (_, webhook) => ({ id: (webhook as { id: string }).id }),
}
const current = meera.password
const credentials = { email: meera.email, password: meera.password }
const signup = { name: 'New One', email: 'new@example.com', password: 'a third long password' }
const next = 'yet another password'

/** @returns the id of an email of Asha that matches no enquiry */
async function unmatched(): Promise<string> {
  await receive(site(), email({ From: 'Asha Verma <asha@example.org>' }))
  return (await tables(site().db).select().from(receivedMails))[0]?.id ?? ''
}

const CONTACT = 'pages/contact'

/** @returns the id of a published version */
async function publishedContact(): Promise<string> {
  const editor = { id: '', name: 'Somebody' }
  const draft = { document: CONTACT, value: shipped.contact, revision: 0 }
  const saved = await saveDraft(site(), editor, draft)
  const revision = saved.ok ? saved.revision : 0
  await publishDraft(site(), editor, { document: CONTACT, revision })
  return (await findNewestVersion(site().db, CONTACT))?.id ?? ''
}

async function addedImage(): Promise<string> {
  const editor = { id: '', name: 'Somebody' }
  const bytes = await png(20, 10)
  const added = await addImage(site(), editor, { name: 'a.png', alt: 'An office', bytes })
  if (!added.ok) throw new Error(added.message)
  return added.id
}

async function uploaded(headers: Record<string, string>): Promise<Request> {
  const body = new FormData()
  body.set('alt', 'An office')
  body.set('file', new File([new Uint8Array(await png(20, 10))], 'a.png'))
  return new Request(`${ORIGIN}/admin/site/images`, { method: 'POST', body, headers })
}

/** A valid request to each action, by file. */
const CASES: Record<string, Case> = {
  'desk/accounts/account-password': form({ current, password: next, repeated: next }),
  'desk/accounts/account-removal': {
    ...form({ current }),
    params: ({ colleague }) => ({ id: colleague.id }),
  },
  'desk/accounts/account-role': {
    ...form({ role: 'owner' }),
    params: ({ colleague }) => ({ id: colleague.id }),
  },
  'desk/accounts/account-second-factor': form({ intent: 'begin' }),
  'desk/accounts/account-log-out': { params: ({ colleague }) => ({ id: colleague.id }) },
  'desk/enquiry/enquiry': onEnquiry({ note: `Called ${asha.name}` }),
  'desk/site-history/restore': {
    before: publishedContact,
    params: () => ({ '*': CONTACT }),
    request: ({ browser }, version) =>
      post(`/admin/site/restore/${CONTACT}?version=${version}`, { revision: '0' }, browser),
  },
  'desk/site/images/images': { request: ({ browser }) => uploaded(browser) },
  'desk/site/images/image': {
    ...form({ alt: 'A quiet office' }),
    before: addedImage,
    params: (_, id) => ({ id: `${id}` }),
  },
  'desk/site/images/image-delete': {
    before: addedImage,
    params: (_, id) => ({ id: `${id}` }),
  },
  'desk/saved-replies/saved-reply': {
    ...form({ title: asha.name, text: asha.desc }),
    params: () => ({ id: 'new' }),
  },
  'desk/saved-replies/saved-reply-delete': {
    before: async ({ admin }) => {
      await saveReply(site().db, admin, undefined, { title: asha.name, text: asha.desc })
      return (await tables(site().db).select().from(savedReplies))[0]?.id
    },
    params: (_, id) => ({ id: String(id) }),
  },
  'desk/enquiry/enquiry-assignment': {
    fields: ({ colleague }) => ({ assignee: colleague.id }),
    params: (desk) => ({ id: desk.enquiry }),
  },
  'desk/enquiry/enquiry-details': onEnquiry({ name: asha.name, email: 'a@example.org', base: '' }),
  'desk/enquiry/enquiry-follow-up': onEnquiry({ day: dayIn('UTC', Date.now() + 48 * 3_600_000) }),
  'desk/enquiries/enquiry-changes': {
    fields: (desk) => ({ id: desk.enquiry, intent: 'status', status: 'Closed' }),
  },
  'desk/enquiry/enquiry-spam': onEnquiry({ verdict: 'spam' }),
  'desk/enquiry/enquiry-status': onEnquiry({ status: 'Pending' }),
  'desk/enquiries/enquiry-undo': {
    before: async ({ admin, enquiry }) => {
      await updateEnquiryStatus(site().db, admin, enquiry, 'Closed')
      return (await tables(site().db).select().from(enquiryEvents))[0]?.batch
    },
    params: (_, batch) => ({ batch: String(batch) }),
  },
  'desk/application/application': {
    fields: () => ({ note: `Called ${asha.name}` }),
    params: (desk) => ({ id: desk.application }),
  },
  'desk/application/application-details': {
    fields: () => ({ ...applicant, email: asha.email, base: '' }),
    params: (desk) => ({ id: desk.application }),
  },
  'desk/application/application-stage': {
    fields: () => ({ stage: 'Interview' }),
    params: (desk) => ({ id: desk.application }),
  },
  'desk/applications/application-delete': { params: (desk) => ({ id: desk.application }) },
  'desk/applications/application-restoration': {
    before: ({ admin, application }) => binApplication(site().db, application, admin),
    params: (desk) => ({ id: desk.application }),
  },
  'desk/sign-in/login': { request: () => post('/login', credentials) },
  'desk/sign-in/login-code': {
    before: async ({ admin }) => {
      await beginSecondFactor(site().db, admin, 'session')
      const { unproven } = await findSecondFactor(site().db, admin.id, 'session')
      return switchOnSecondFactor(site().db, admin, {
        sessionId: 'session',
        code: totpCode(unproven, stepAt(Date.now())),
      })
    },
    request: async ({ admin }, codes) => {
      const cookie = (await openSecondStep(admin.id)).split(';', 1)[0] ?? ''
      const [code = ''] = codes as string[]
      return post('/login/code', { code }, { Cookie: cookie })
    },
  },
  'desk/sign-in/logout': {},
  'desk/health': {
    before: async () => {
      const settings = { ...site().settings, smtpUrl: 'smtp://127.0.0.1:9' }
      await freshSite({ ...site(), settings })
    },
  },
  'desk/site/start/brand': form({ colour: '#0a58ca' }),
  'desk/site/start/start': form({ intent: 'dismiss' }),
  'desk/site/start/mail-server': form({
    ...{ host: 'mail.example.com', port: '25', security: 'none', user: '', password: '' },
    ...{ from: '', to: '', current },
  }),
  'desk/webhooks/webhooks': form({
    url: UNREACHABLE_URL,
    shape: 'json',
    events: 'enquiry',
    current,
  }),
  'desk/webhooks/webhook-secret': { ...form({ current }), ...onWebhook },
  'desk/webhooks/webhook-removal': onWebhook,
  'desk/webhooks/webhook-state': { ...form({ state: 'off' }), ...onWebhook },
  'desk/webhooks/webhook-test': onWebhook,
  'desk/webhooks/delivery-retry': {
    before: async (desk) => {
      const { id } = await addWebhook(site().db, { events: ['status'] })
      await updateEnquiryStatus(site().db, desk.admin, desk.enquiry, 'Closed')
      return { id, delivery: (await deliveriesOf(site().db))[0]?.id ?? '' }
    },
    params: (_, found) => found as { id: string; delivery: string },
  },
  'desk/mail/mail-retry': {
    before: async () => (await tables(site().db).select().from(mails))[0]?.id,
    params: (_, id) => ({ id: String(id) }),
  },
  'desk/inbox/inbox-attach': {
    before: () => unmatched(),
    fields: async () => ({
      reference: (await tables(site().db).select().from(enquiries))[0]?.reference ?? '',
    }),
    params: (_, id) => ({ id: String(id) }),
  },
  'desk/inbox/inbox-dismiss': {
    before: () => unmatched(),
    params: (_, id) => ({ id: String(id) }),
  },
  'desk/privacy/privacy': form({ who: asha.email }),
  'desk/privacy/privacy-erasure': form({ who: asha.email, answer: 'erase', current }),
  'desk/privacy/privacy-export': form({ who: asha.email }),
  'desk/privacy/retention-removal': {},
  'desk/accounts/session-end': {
    before: ({ colleague }) => createSession(site().db, colleague, 'cookie'),
    params: (_, token) => ({ id: sessionIdOf(String(token)) }),
  },
  'desk/site/site': form({ name: 'Pager Messaging', channel: 'messaging' }),
  'desk/site/edit/site-edit': { ...form({ do: 'save', heading: 'Call us' }), params: onContact },
  'desk/site/site-discard': {
    before: ({ admin }) =>
      saveDraft(site(), admin, { document: 'pages/contact', value: {}, revision: 0 }),
    params: onContact,
  },
  'desk/site/site-reset': { params: onContact },
  'desk/site/prices/prices': {
    request: ({ browser }) => {
      const body = new FormData()
      body.set('base', '0:')
      body.set('list', new File([printPriceList(prices)], 'prices.csv'))
      return new Request('http://localhost:3000/admin/site/prices', {
        method: 'POST',
        body,
        headers: browser,
      })
    },
  },
  'desk/sign-in/signup': { request: () => post('/signup', { ...signup, secretKey: SECRET_KEY }) },
  'api/admin-login': { request: () => jsonRequest('/admin/adminLogin', credentials) },
  'api/admin-signup': {
    request: () => jsonRequest('/admin/adminSignup', { ...signup, secretKey: SECRET_KEY }),
  },
  'api/enquiry-update': {
    params: (desk) => ({ id: desk.enquiry }),
    request: ({ script: headers }) =>
      jsonRequest('/enquiry/update/x', { status: 'Closed' }, { method: 'PUT', headers }),
  },
  'api/job-delete': {
    params: (desk) => ({ id: desk.application }),
    request: ({ script: headers }) =>
      new Request('http://localhost:3000/careers/deleteJob/x', { method: 'DELETE', headers }),
  },
}

/** Actions of visitors, and actions that only reject a method. */
const NOT_STAFF = /\/(enquiry-send|mail-send|job-add|enquiry-get|job-list|job-resume)\.ts$/

const actions = Object.entries(modules).flatMap(([file, { action }]) =>
  action && !NOT_STAFF.test(file)
    ? [{ name: file.replace(/^\/app\/routes\/|\.tsx?$/g, ''), action }]
    : [],
)

let uploads: string
beforeEach(async () => {
  uploads = freshFolder()
  const settings = {
    ...readSettings({ RATE_LIMIT: 'off', WEBHOOK_ALLOW_PRIVATE: 'on' }),
    uploadsDir: uploads,
  }
  await freshSite({ settings })
})

test('every staff action has a test case in this file', () => {
  expect(actions.map(({ name }) => name).sort()).toEqual(Object.keys(CASES).sort())
})

test.each(actions)('$name adds one audit entry without visitor data', async ({ name, action }) => {
  const testCase = CASES[name] ?? {}
  const desk = await openDesk()
  const before = await testCase.before?.(desk)
  const { db } = site()
  const known = new Set((await db.select().from(auditEntries)).map((entry) => entry.id))
  const fields = (await testCase.fields?.(desk, before)) ?? {}
  const request = testCase.request
    ? await testCase.request(desk, before)
    : post('/admin/x', fields, desk.browser)
  await action(args(request, testCase.params?.(desk, before)))
  const written = (await db.select().from(auditEntries)).filter((entry) => !known.has(entry.id))
  expect(written).toHaveLength(1)
  expect(written[0]?.adminName).not.toBe('')
  // Random ids and times can contain the digits of the phone number.
  const text = JSON.stringify({ ...written[0], createdAt: 0 })
    .replaceAll(UUID, '')
    .toLowerCase()
  for (const trace of ['asha', 'verma', '98765', 'clinic', 'otp messages'])
    expect(text).not.toContain(trace)
})
