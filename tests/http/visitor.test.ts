import { expect, test } from 'vitest'
import { visitSourceCookie } from '#app/http/visitor.server'

const visit = {
  url: '/contact?utm_source=diwali%20sale&utm_medium=&gclid=1',
  cookie: undefined,
  referrer: 'https://News.example:8080/offers?id=7',
  origin: 'https://acme.example',
}
const source = new URLSearchParams({
  page: '/contact',
  referrer: 'news.example:8080',
  utm_source: 'diwali sale',
})

test('the first page, the referrer and the campaign are stored for 30 days', () => {
  expect(visitSourceCookie(visit)).toBe(
    `visit-source=${encodeURIComponent(`${source}`)}; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax; Secure`,
  )
})

test('the cookie is not limited to https on a site without it', () => {
  expect(visitSourceCookie({ ...visit, origin: 'http://localhost:3000' })).toMatch(
    /; SameSite=Lax$/,
  )
})

test('the own site is no referrer', () => {
  const referrer = `${visit.origin}/about`
  expect(visitSourceCookie({ ...visit, referrer })).not.toContain('referrer')
})

test('the source of an earlier visit stays', () => {
  expect(visitSourceCookie({ ...visit, cookie: 'a=b; visit-source=page%3D%252F' })).toBeUndefined()
})
