import { expect, test } from 'vitest'
import { applicationInput } from '#app/models/application/rules'
import { createApplication } from '#app/models/application/submit.server'
import { site } from '#app/models/company/site.server'
import { action, loader } from '#app/routes/desk/applications/application-delete'
import { args, get, imran, meeraBrowserHeaders, post, respond } from '#tests/support/app'

const fields = {
  fullName: imran.name,
  email: imran.email,
  phone: '98765 43210',
  jobRole: 'Backend Developer',
  experience: 'Fresher',
  motivation: 'I like queues.',
  gender: 'Male',
}
const stored = { file: 'a', name: 'cv.pdf', type: 'pdf', bytes: 9, hash: 'h' } as const

test('a repeated Delete succeeds; its page redirects to the list after the deletion', async () => {
  const headers = await meeraBrowserHeaders(site())
  const input = applicationInput.parse(fields)
  const id = (await createApplication(site().db, input, stored))._id
  const path = `/admin/jobs/${id}/delete`
  const submit = () => action(args(post(path, { back: '?q=a' }, headers), { id }))
  for (const response of [await respond(submit), await respond(submit)]) {
    expect(response.headers.get('Location')).toBe(`/admin/jobs?q=a&deleted=${id}`)
  }
  const late = await respond(() => loader(args(get(path, headers), { id })))
  expect(late.headers.get('Location')).toBe('/admin/jobs?done=not-deleted')
  const filtered = get(`${path}?q=a&shown=20`, headers)
  const lateAndFiltered = await respond(() => loader(args(filtered, { id })))
  expect(lateAndFiltered.headers.get('Location')).toBe('/admin/jobs?q=a&shown=20&done=not-deleted')
  const never = args(post('/admin/jobs/none/delete', {}, headers), { id: 'none' })
  expect(await action(never)).toMatchObject({ init: { status: 404 } })
})
