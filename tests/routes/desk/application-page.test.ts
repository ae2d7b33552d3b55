import { beforeEach, expect, test } from 'vitest'
import { binApplication } from '#app/models/application/bin.server'
import { createApplication } from '#app/models/application/submit.server'
import { site } from '#app/models/company/site.server'
import { createEnquiry } from '#app/models/enquiry/create.server'
import { enquiryInput } from '#app/models/enquiry/enquiry'
import { action as addNote, loader as page } from '#app/routes/desk/application/application'
import { action as changeStage } from '#app/routes/desk/application/application-stage'
import { action as restore } from '#app/routes/desk/applications/application-restoration'
import { loader as list } from '#app/routes/desk/applications/applications'
import {
  args,
  asha,
  freshSite,
  get,
  meera,
  meeraBrowserHeaders,
  post,
  respond,
} from '#tests/support/app'
import { applicant, resume } from '#tests/support/applicant'

let cookie = { Cookie: '' }

beforeEach(async () => {
  await freshSite()
  cookie = await meeraBrowserHeaders(site())
})

let files = 0
async function apply(change: object = {}, now = Date.now()) {
  const hash = String(++files)
  const input = {
    ...applicant,
    fullName: asha.name,
    email: asha.email,
    jobRole: 'Cloud Engineer',
    ...change,
  }
  const stored = { ...resume, file: hash, hash }
  return (await createApplication(site().db, input, stored, { now }))._id
}

const read = (id: string, query = '') =>
  page(args(get(`/admin/jobs/${id}${query}`, cookie), { id }))
const send = async (
  action: (args: never) => unknown,
  id: string,
  fields: Record<string, string>,
) => {
  const request = post(`/admin/jobs/${id}`, fields, cookie)
  const response = await respond(() => action(args(request, { id }) as never))
  return { status: response.status, location: response.headers.get('Location') }
}

test('changing the stage redirects back to the same page and adds a history event', async () => {
  const id = await apply()
  const back = `/admin/jobs/${id}?stage=New`
  const response = await send(changeStage, id, { stage: 'Interview', back })
  expect(response).toEqual({ status: 303, location: `${back}&saved=${id}` })
  const { application, history } = await read(id)
  expect(application.stage).toBe('Interview')
  expect(history[0]).toMatchObject({ kind: 'stage', from: 'New', to: 'Interview' })
  expect(history[0]?.adminName).toBe(meera.name)
})

test('an unknown stage gets 400; an unknown application redirects to the desk with an error', async () => {
  const id = await apply()
  expect((await send(changeStage, id, { stage: 'Fired' })).status).toBe(400)
  const response = await send(changeStage, 'nobody', { stage: 'Hired', back: '//evil.example' })
  expect(response.location).toBe('/admin?failed=nobody')
})

test('a note sent twice is stored once; an empty note gets 400 and keeps what was typed', async () => {
  const id = await apply()
  const first = await send(addNote, id, { note: 'Good at SQL', back: `/admin/jobs/${id}` })
  expect(first.location).toMatch(new RegExp(`^/admin/jobs/${id}\\?done=[^#]+#notes$`))
  await send(addNote, id, { note: 'Good at SQL' })
  expect((await read(id)).history.map(({ note }) => note)).toEqual(['Good at SQL'])
  const refused = await addNote(args(post(`/admin/jobs/${id}`, { note: '  ' }, cookie), { id }))
  expect(refused).toMatchObject({ init: { status: 400 }, data: { note: '  ' } })
  expect((await send(addNote, 'nobody', { note: 'x' })).status).toBe(404)
})

test('the page shows other applications and enquiries of the applicant and its neighbours', async () => {
  const older = await apply({ motivation: 'First' }, 1_000_000)
  const id = await apply({ motivation: 'Second' }, 2_000_000)
  const other = await apply({ email: 'ravi@example.in', phone: '', fullName: 'Ravi' }, 3_000_000)
  const { _id: enquiry } = await createEnquiry(site().db, enquiryInput.parse(asha), {
    type: 'General',
  })
  const { applications, others, neighbours } = await read(id)
  expect(applications.map((one) => one.id)).toEqual([older])
  expect(others.map((one) => one.id)).toEqual([enquiry])
  expect(neighbours).toEqual({ previous: other, next: older })
  expect((await read(id, '?q=asha')).neighbours).toEqual({ previous: undefined, next: older })
})

test('an application in the bin keeps its page; an unknown one is a 404', async () => {
  const id = await apply()
  await binApplication(site().db, id, { id: '', name: 'Meera Rao' })
  expect((await read(id)).application.isBinned).toBe(true)
  expect((await respond(() => read('nobody'))).status).toBe(404)
})

test('searching the list for a full reference redirects to its application', async () => {
  const id = await apply()
  const { reference } = (await read(id)).application
  for (const q of [reference.toLowerCase(), reference.replaceAll('-', ' ')]) {
    const search = `/admin/jobs?${new URLSearchParams({ q })}`
    const response = await respond(() => list(args(get(search, cookie))))
    expect(response.headers.get('Location')).toBe(`/admin/jobs/${id}`)
  }
  expect(await list(args(get('/admin/jobs?q=JOB-0000-0000', cookie)))).toMatchObject({
    matching: 0,
  })
})

test('a restored application redirects to the list it was opened from', async () => {
  const id = await apply()
  await binApplication(site().db, id, { id: '', name: 'Meera Rao' })
  const back = `/admin/jobs/${id}?stage=New`
  const deleted = () => list(args(get(`/admin/jobs?deleted=${id}`, cookie)))
  expect(await deleted()).toMatchObject({ deleted: id })
  expect((await send(restore, id, { back })).location).toBe('/admin/jobs?stage=New&done=restored')
  expect((await send(restore, id, { back: '//evil.example' })).location).toBe(
    '/admin/jobs?done=not-restored',
  )
  expect(await deleted()).toMatchObject({ deleted: undefined })
})

test('the list filtered by stage has the counts of all stages', async () => {
  const id = await apply()
  await apply({ fullName: 'Ravi Nair' })
  await send(changeStage, id, { stage: 'Hired' })
  const shown = await list(args(get('/admin/jobs?stage=Hired', cookie)))
  expect(shown.applications.map(({ _id }) => _id)).toEqual([id])
  expect(shown.matching).toBe(1)
  expect(shown.stages).toMatchObject({ New: 1, Hired: 1 })
})
