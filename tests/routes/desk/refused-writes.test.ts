import { beforeEach, expect, test } from 'vitest'
import { readSettings } from '#app/models/company/settings.server'
import { site } from '#app/models/company/site.server'
import { createEnquiry } from '#app/models/enquiry/create.server'
import { enquiries } from '#db/schema'
import { freshSite, imran, meera, meeraBrowserHeaders, post, tables } from '#tests/support/app'
import { refuseWrites } from '#tests/support/refuse-writes'
import { responseTo } from '#tests/support/render-site'

const FAILED = 'The site cannot store anything right now. Please try again later.'
const TYPED = 'typed words that must stay'

let browser: { Cookie: string }
let enquiryId: string
beforeEach(async () => {
  const settings = readSettings({ RATE_LIMIT: 'off', WEBHOOK_ALLOW_PRIVATE: 'on' })
  await freshSite({ settings })
  browser = await meeraBrowserHeaders(site())
  await createEnquiry(site().db, imran, { type: 'General' })
  const [enquiry] = await tables(site().db).select().from(enquiries)
  enquiryId = enquiry?.id ?? ''
})

const own = { current: meera.password }
const FORMS: { form: string; path: string; fields: Record<string, string>; kept?: string }[] = [
  { form: 'a note', path: '/admin/enquiries/ID', fields: { intent: 'note', note: TYPED } },
  { form: 'a reply', path: '/admin/enquiries/ID', fields: { intent: 'reply', text: TYPED } },
  { form: 'a phone call', path: '/admin/enquiries/ID', fields: { intent: 'call', call: TYPED } },
  {
    form: 'a correction',
    path: '/admin/enquiries/ID/details',
    fields: { name: TYPED, email: 'asha@example.com', base: '' },
  },
  {
    form: 'a saved reply',
    path: '/admin/saved-replies/new',
    fields: { title: TYPED, text: TYPED, channel: 'email' },
  },
  { form: 'a new page', path: '/admin/site', fields: { name: TYPED, channel: 'messaging' } },
  {
    form: 'the text of a page',
    path: '/admin/site/edit/pages/contact',
    fields: { heading: TYPED, ':base': '0:' },
  },
  {
    form: 'a webhook',
    path: '/admin/webhooks',
    fields: { url: 'https://typed.example/hook', shape: 'json', events: 'enquiry', ...own },
    kept: 'https://typed.example/hook',
  },
  {
    form: 'a mail server',
    path: '/admin/site/mail',
    fields: {
      host: 'typed.example',
      port: '587',
      security: 'STARTTLS',
      user: '',
      password: '',
      from: '',
      to: 'desk@example.com',
      ...own,
    },
    kept: 'typed.example',
  },
]

test.each(FORMS)(
  '$form that cannot be stored stays in its form',
  async ({ path, fields, kept }) => {
    refuseWrites(site().db)
    const response = await responseTo(post(path.replace('ID', enquiryId), fields, browser))
    const page = await response.text()
    expect(response.status).toBe(503)
    expect(page).toContain(FAILED)
    expect(page).toContain(kept ?? TYPED)
    expect(page).toContain('<form')
  },
)
