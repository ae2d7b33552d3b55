import { request as send } from 'node:http'
import { expect, test } from 'vitest'

import { meera } from '#tests/support/app'
import { postForm } from '#tests/support/program'
import { everyUrl } from '#tests/support/route-list'
import { serveForAll } from '#tests/support/served'

const served = serveForAll()

interface RawResponse {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: string
}

/** Like fetch, but can send any header. */
function sendRequest(
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(served.url)
    const request = send({ hostname, port, path, method, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks).toString(),
        }),
      )
    })
    request.on('error', reject)
    request.end()
  })
}

const FOREIGN: Record<string, string>[] = [
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'cross-site', origin: 'null' },
  { origin: 'https://evil.example' },
  { origin: 'null' },
]

test('a cross-site write with a session gets 403 at every URL', async () => {
  const urls = everyUrl()
  expect(urls.length).toBeGreaterThan(30)
  for (const url of urls.flatMap((one) => [one, `${one === '/' ? '/_root' : one}.data`])) {
    for (const method of ['POST', 'PUT', 'DELETE']) {
      for (const headers of FOREIGN) {
        const response = await sendRequest(url, { cookie: served.cookie, ...headers }, method)
        expect(response.status, `${method} ${url} ${JSON.stringify(headers)}`).toBe(403)
      }
    }
  }
})

test('same-origin writes pass the guard', async () => {
  const own = { 'sec-fetch-site': 'same-origin', origin: new URL(served.url).origin }
  for (const url of ['/enquiry/send', '/login', '/admin/adminLogin']) {
    const { status } = await sendRequest(url, own, 'POST')
    expect(status, url).not.toBe(403)
  }
})

const CANARY = 'canary7f3a'
const POISON =
  `accept accept-charset accept-datetime accept-encoding accept-language authorization base-url cache-control cdn-loop
cf-connecting-ip client-ip cookie dnt fastly-client-ip forwarded from front-end-https host-override if-match
if-modified-since if-none-match if-range if-unmodified-since max-forwards origin pragma prefer proxy proxy-authorization
range referer save-data sec-ch-ua sec-fetch-dest sec-fetch-mode sec-fetch-user true-client-ip upgrade-insecure-requests user-agent
via x-arbitrary x-client-address x-cluster-client-ip x-csrf-token x-forwarded x-forwarded-by x-forwarded-for
x-forwarded-host x-forwarded-port x-forwarded-prefix x-forwarded-proto x-forwarded-scheme x-forwarded-server
x-forwarded-ssl x-host x-http-method x-http-method-override x-method-override x-original-host x-original-url
x-real-ip x-remix-revalidate x-request-id x-requested-with x-rewrite-url x-timer x-url-scheme x-wap-profile`.split(
    /\s+/,
  )

test('no request header of one visitor is in a response to another', async () => {
  expect(POISON.length).toBeGreaterThan(60)
  for (const path of ['/', '/careers', '/sitemap.xml', '/robots.txt', '/no-such-page']) {
    const clean = await sendRequest(path, { 'accept-encoding': 'identity' })
    for (const name of POISON) {
      const poisoned = await sendRequest(path, { [name]: CANARY })
      expect(poisoned.body, `${name} on ${path}`).not.toContain(CANARY)
      const again = await sendRequest(path, { 'accept-encoding': 'identity' })
      expect(again.body === clean.body, `${path} after ${name}`).toBe(true)
      expect(JSON.stringify(again.headers)).not.toContain(CANARY)
    }
  }
})

test('no spelling of a URL makes a staff page cacheable', async () => {
  const spellings =
    `/admin /admin/ /ADMIN /%61dmin /admin.data /admin/x.css /admin/x%2ecss /admin/jobs/x.js /admin;.js /admin;x=1.css
/admin.css /admin%2fx.css /admin%2f.. /admin/..%2fx.png /admin%00.css /admin%0a.css /admin%23.css /admin%3f.css /admin/%2e%2e/x.css
/admin/jobs.css /admin/enquiries.csv/x.css /login /login.css /signup/x.png /enquiry/get /enquiry/get/x.css
/careers/getJobData /careers/getJobData/x.js /careers/getjobdata /careers/getJobData;.css`.split(
      /\s+/,
    )
  for (const path of spellings) {
    const { status, headers, body } = await sendRequest(path, {
      cookie: served.cookie,
      authorization: `Bearer ${served.token}`,
    })
    const isCacheable = !headers['cache-control']?.includes('no-store')
    expect(isCacheable, `${path} responded with ${status} ${headers['cache-control']}`).toBe(false)
    if (/\.(css|js|png)$|%2ecss$/.test(path)) {
      expect(status, path).toBeGreaterThanOrEqual(400)
      expect(body, path).not.toContain(meera.email)
    }
  }
})

test('login redirects only to the same origin', async () => {
  const targets =
    `//evil.example /\\evil.example /%09/evil.example %09//evil.example javascript:alert(1) https:evil.example
https://evil.example /@evil.example ///evil.example /%5cevil.example http:/evil.example \\\\evil.example /%2f/evil.example
data:text/html,x /%0d%0aLocation:%20https://evil.example //%65vil.example`.split(/\s+/)
  for (const target of targets) {
    const login = `${served.url}/login?to=${encodeURIComponent(target)}`
    const response = await postForm(login, { email: meera.email, password: meera.password })
    const location = response.headers.get('Location') ?? ''
    expect(response.status, target).toBe(303)
    expect(new URL(location, served.url).origin, `${target} → ${location}`).toBe(served.url)
  }
})
