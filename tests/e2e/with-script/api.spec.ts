import { expect, test } from '@playwright/test'

import { SECRET_KEY } from '../../../playwright.config'
import { staff, visitor } from '../people'

const PATHS = [
  ['/enquiry/send', 'POST'],
  ['/enquiry/get', 'GET, HEAD'],
  ['/enquiry/update/x', 'PUT'],
  ['/admin/adminLogin', 'POST'],
  ['/admin/adminSignup', 'POST'],
] as const

for (const [path, allow] of PATHS) {
  test(`${path} responds to other methods with 405 and Allow`, async ({ request }) => {
    for (const method of ['GET', 'POST', 'PUT', 'DELETE'].filter((one) => !allow.includes(one))) {
      const response = await request.fetch(path, {
        method,
        data: method === 'GET' ? undefined : {},
      })
      expect(response.status(), method).toBe(405)
      expect(response.headers().allow).toBe(allow)
      expect((await response.json()).message).toBeTruthy()
    }
  })
}

test('the specified API covers sign-up, login, a new enquiry, the list and a status change', async ({
  request,
}) => {
  const admin = staff()
  const signup = await request.post('/admin/adminSignup', {
    data: { ...admin, secretKey: SECRET_KEY },
  })
  expect(signup.status()).toBe(201)
  const login = await request.post('/admin/adminLogin', { data: admin })
  const { token } = await login.json()
  const headers = { Authorization: `Bearer ${token}` }

  const sent = await request.post('/enquiry/send', { data: visitor() })
  expect(sent.status()).toBe(201)
  const { data: receipt } = await sent.json()
  const list = await (await request.get('/enquiry/get', { headers })).json()
  expect(list.data.some((one: { _id: string }) => one._id === receipt._id)).toBe(true)
  const moved = await request.put(`/enquiry/update/${receipt._id}`, {
    headers,
    data: { status: 'Closed' },
  })
  expect(moved.status()).toBe(200)
})

test('staff API requests without a session get 401', async ({ request }) => {
  expect((await request.get('/enquiry/get')).status()).toBe(401)
  expect((await request.put('/enquiry/update/x', { data: { status: 'New' } })).status()).toBe(401)
})

test('responses of every kind have the security headers', async ({ request }) => {
  for (const path of [
    '/',
    '/no-such-page',
    '/enquiry/get',
    '/login',
    '/SMSPricing.csv',
    '/healthz',
  ]) {
    const headers = (await request.get(path, { maxRedirects: 0 })).headers()
    expect(headers['content-security-policy'], path).toContain("default-src 'none'")
    expect(headers['content-security-policy'], path).not.toContain('unsafe-inline')
    expect(headers['x-content-type-options'], path).toBe('nosniff')
    if (path === '/SMSPricing.csv') continue
    expect(headers['referrer-policy'], path).toBe('strict-origin-when-cross-origin')
  }
})

test('cross-site form posts to pages and API endpoints get 403', async ({ request }) => {
  for (const path of [
    '/enquiry',
    '/enquiry/send',
    '/login',
    '/logout',
    '/admin/enquiries/x/status',
  ]) {
    const others: Record<string, string>[] = [
      { 'Sec-Fetch-Site': 'cross-site' },
      { Origin: 'https://evil.example' },
      { Origin: 'null' },
    ]
    for (const headers of others) {
      const response = await request.post(path, {
        headers,
        form: { status: 'New' },
        maxRedirects: 0,
      })
      expect(response.status(), `${path} ${JSON.stringify(headers)}`).toBe(403)
    }
  }
})
