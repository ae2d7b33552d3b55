import { beforeEach, expect, test } from 'vitest'
import { createApplication } from '#app/models/application/submit.server'
import { site } from '#app/models/company/site.server'
import { action, loader } from '#app/routes/desk/applications/application-delete'
import { args, freshSite, get, meeraBrowserHeaders, post, respond } from '#tests/support/app'
import { applicant, resume } from '#tests/support/applicant'

beforeEach(() => freshSite())

test('a repeated Delete succeeds; its page redirects to the list after the deletion', async () => {
  const headers = await meeraBrowserHeaders(site())
  const id = (await createApplication(site().db, applicant, resume))._id
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
