import { beforeEach, expect, test } from 'vitest'
import { company } from '#app/models/company/company'
import { updateEnquiryStatus } from '#app/models/enquiry/change.server'
import { createEnquiry } from '#app/models/enquiry/create.server'
import { loader as page } from '#app/routes/desk/enquiry/enquiry'
import { action } from '#app/routes/desk/enquiry/enquiry-follow-up'
import { args, asha, freshSite, get, meeraBrowserHeaders, post, respond } from '#tests/support/app'
import { readPage } from '#tests/support/render-site'

let site = await freshSite()
let id = ''
let headers: Record<string, string> = {}

beforeEach(async () => {
  site = await freshSite({ company: company.parse({ timeZone: 'Asia/Kolkata' }) })
  headers = await meeraBrowserHeaders(site)
  id = (await createEnquiry(site.db, asha, { type: 'General' }))._id
})

const read = () => page(args(get(`/admin/enquiries/${id}`, headers), { id }))
const send = async (fields: Record<string, string>, enquiry = id) => {
  const back = `/admin/enquiries/${enquiry}`
  const request = post(`${back}/follow-up`, { back, ...fields }, headers)
  const response = await respond(() => action(args(request, { id: enquiry })))
  return { status: response.status, to: response.headers.get('Location') ?? '' }
}

test('a follow-up date is set and cleared, and the page shows it', async () => {
  const { today, choices } = (await read()).followUp
  const [choice] = choices
  if (!choice) throw new Error('No day is offered')
  const set = await send({ day: choice.day })
  expect(set).toEqual({ status: 303, to: expect.stringMatching(/\?batch=/) })
  expect((await read()).followUp).toMatchObject({ dueOn: choice.day, today })
  expect((await send({ clear: 'yes', day: 'whatever' })).to).toMatch(/\?batch=/)
  expect((await read()).followUp.dueOn).toBe('')
})

test.each([
  ['2020-01-01', '2020-01-01'],
  ['', 'none'],
  ['27 November', '27+November'],
  ['9'.repeat(50), '9'.repeat(20)],
])(
  'the follow-up date %j is refused, and the redirect keeps what was typed',
  async (day, typed) => {
    const response = await send({ day })
    const to = `/admin/enquiries/${id}?refusedDay=${typed}#follow-up`
    expect(response).toEqual({ status: 303, to })
    expect((await read()).followUp.dueOn).toBe('')
  },
)

test('a follow-up date for an enquiry that a colleague closed meanwhile is refused', async () => {
  const { choices } = (await read()).followUp
  await updateEnquiryStatus(site.db, { id: 'ravi', name: 'Ravi' }, id, 'Closed')
  const { to } = await send({ choice: choices[0]?.day ?? '' })
  expect(to).toContain('unchanged=closed')
  const shown = await readPage(to, { Cookie: headers.Cookie ?? '' })
  expect(shown).toContain('No follow-up was set: the enquiry is closed. Reopen it first.')
  expect(shown).not.toContain('Set date')
})

test('a follow-up date for an unknown enquiry redirects with an error', async () => {
  const { choices } = (await read()).followUp
  expect((await send({ day: choices[0]?.day ?? '' }, 'gone')).to).toContain('unchanged=lost')
})
