import { expect, test } from 'vitest'
import { sendRaw } from '#tests/support/raw'
import { serveForAll } from '#tests/support/served'

const TOKEN = 'a-token-of-twenty-letters'
const served = serveForAll({ METRICS_TOKEN: TOKEN })

const read = async (name: string) => {
  const text = await (await fetch(`${served.url}/metrics`)).text()
  return Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${name} `))
      ?.split(' ')[1],
  )
}

test('every response is counted: cached pages, rendered pages and refusals', async () => {
  const good = 'http_requests_total{status="2xx"}'
  const bad = 'http_requests_total{status="4xx"}'
  const [goodBefore, badBefore] = [await read(good), await read(bad)]
  for (const path of ['/', '/contact', '/login']) await (await fetch(served.url + path)).text()
  await (await fetch(`${served.url}/no-such-page`)).text()
  await sendRaw(served.url, 'GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n')
  expect(await read(bad)).toBe(badBefore + 2)
  expect(await read(good)).toBe(goodBefore + 3 + 3)
  expect(await read('http_request_duration_seconds_sum')).toBeGreaterThan(0)
  expect(await read('site_database_bytes')).toBeGreaterThan(10_000)
})

test('a request through a proxy needs the token, however the path is spelt', async () => {
  const statusOf = async (path: string, headers = {}) => {
    const forwarded = { 'X-Forwarded-For': '192.0.2.7', ...headers }
    return (await fetch(served.url + path, { headers: forwarded })).status
  }
  for (const path of [
    '/metrics',
    '/metrics?a',
    '/METRICS',
    '/metrics/',
    '/%6detrics',
    '/metrics.data',
  ])
    expect(await statusOf(path), path).toBe(401)
  expect(await statusOf('/metrics', { Authorization: `Bearer ${TOKEN}` })).toBe(200)
  expect(await statusOf('/metrics', { Authorization: `Bearer ${TOKEN}x` })).toBe(401)
})
