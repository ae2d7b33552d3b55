import { expect, test } from 'vitest'

import { serveForAll } from '#tests/support/served'

const served = serveForAll()

const READ = ['/SMSPricing.csv', '/robots.txt', '/healthz', '/digital-marketing/x', '/about']
const FORMS = ['/enquiry', '/contact', '/careers', '/login', '/logout']

test.each([
  ...READ.flatMap((path) =>
    ['POST', 'PUT', 'PATCH', 'DELETE'].map((method) => [method, path] as const),
  ),
  ['POST', '/admin/enquiries.csv'],
  ['POST', '/admin/live'],
] as const)('%s %s is refused as a problem that names GET and HEAD', async (method, path) => {
  const response = await fetch(served.url + path, { method, redirect: 'manual' })
  expect(response.status).toBe(405)
  expect(response.headers.get('Allow')).toBe('GET, HEAD')
  expect(response.headers.get('Content-Type')).toBe('application/problem+json')
  expect((await response.json()).message).toBe(`${method} is not possible here; use GET, HEAD`)
})

test.each(
  FORMS.flatMap((path) => ['PUT', 'PATCH', 'DELETE'].map((method) => [method, path] as const)),
)('%s %s does not do what POST does', async (method, path) => {
  const body = new URLSearchParams({
    name: 'Asha',
    email: 'asha@example.in',
    desc: 'OTP for a clinic',
  })
  const response = await fetch(served.url + path, { method, body, redirect: 'manual' })
  expect(response.status).toBe(405)
  expect(response.headers.get('Allow')).toBe('GET, HEAD, POST')
})

const API = [
  ['/enquiry/send', 'POST'],
  ['/enquiry/get', 'GET, HEAD'],
  ['/enquiry/update/x', 'PUT'],
  ['/api/mail/send', 'POST'],
  ['/careers/addjob', 'POST'],
  ['/careers/getJobData', 'GET, HEAD'],
  ['/careers/downloadResume/x', 'GET, HEAD'],
  ['/careers/deleteJob/x', 'DELETE'],
  ['/admin/adminLogin', 'POST'],
  ['/admin/adminSignup', 'POST'],
] as const
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']

test.each(
  API.flatMap(([path, allow]) =>
    METHODS.filter((method) => !allow.split(', ').includes(method)).map(
      (method) => [method, path, allow] as const,
    ),
  ),
)('%s %s is refused with the method of the endpoint', async (method, path, allow) => {
  const response = await fetch(served.url + path, { method })
  expect(response.status).toBe(405)
  expect(response.headers.get('Allow')).toBe(allow)
})
