import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'

import { everything, textsOf, valuesOf } from './everything'
import { enquiryTypes, policies, typesByPath } from './shipped'

/** Paths without a content file. */
const OTHERS = ['/enquiry', '/return-refund-policy']

/** Anchors that the home page sets itself. */
const HOME_ANCHORS = ['services', 'partnership', 'contact']

const links = Object.entries(everything).flatMap(([from, content]) => [
  ...valuesOf(content, 'href').map((href) => ({ from, href })),
  ...textsOf(content).flatMap((text) =>
    [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, href = '']) => ({ from, href })),
  ),
])
const internal = links.filter(({ href }) => /^[/#]/.test(href))

test('the content has internal links', () => {
  expect(internal.length).toBeGreaterThan(60)
})

test.each(internal)('the target of the link from $from to $href exists', ({ from, href }) => {
  const { pathname, hash, searchParams } = new URL(href, `https://example.com${from}`)
  if (pathname === '/enquiry') {
    const type = searchParams.get('type')
    expect(type === null || enquiryTypes.includes(type)).toBe(true)
  } else if (pathname.includes('.')) {
    expect(existsSync(`public${pathname}`) || pathname === '/SMSPricing.csv').toBe(true)
  } else {
    expect([...Object.keys(everything), ...OTHERS]).toContain(pathname)
  }
  if (hash) expect(anchorsOf(pathname)).toContain(hash.slice(1))
})

test('anchors of a page are unique', () => {
  for (const path of Object.keys(everything)) {
    const anchors = anchorsOf(path)
    expect(anchors, path).toEqual([...new Set(anchors)])
  }
})

test('each path with an enquiry type has a page', () => {
  for (const path of Object.keys(typesByPath)) expect(Object.keys(everything)).toContain(path)
})

test('the cancellation policy links to the refund policy', () => {
  const cancellation = policies.find((policy) => policy.path === '/cancellation-policy')
  expect(textsOf(cancellation).join(' ')).toMatch(/\]\(\/(return-)?refund-policy\)/)
})

function anchorsOf(path: string): string[] {
  return path === '/' ? HOME_ANCHORS : valuesOf(everything[path], 'anchor')
}
