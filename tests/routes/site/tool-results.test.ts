import { beforeEach, expect, test } from 'vitest'

import { checkTemplate } from '#app/models/messaging/dlt-template'
import { EXAMPLES, exampleOf, templateEnquiryHref } from '#app/routes/site/tools/template-draft'
import { TemplateEnquiry } from '#app/routes/site/tools/template-findings'
import { freshSite } from '#tests/support/app'
import { readPage } from '#tests/support/render-site'

const CALCULATOR = '/digital-marketting/bulk-sms/calculator'
const CHECKER = '/digital-marketting/bulk-sms/template-checker'

beforeEach(async () => {
  await freshSite()
})

test('the multiplication sign of a count has non-breaking spaces', async () => {
  const html = await readPage(`${CALCULATOR}?text=नमस्ते`)
  expect(/Devanagari\u00a0×\u00a06/.test(html)).toBe(true)
})

test('the calculator says that it counts the first 800 characters, and keeps the whole text', async () => {
  const note = 'Only the first 800 characters are counted here.'
  const html = await readPage(`${CALCULATOR}?text=${'a'.repeat(899)}z`)
  expect(html.includes(note)).toBe(true)
  expect(html.includes(`${'a'.repeat(899)}z</textarea>`)).toBe(true)
  expect((await readPage(`${CALCULATOR}?text=${'a'.repeat(800)}`)).includes(note)).toBe(false)
})

test.each([
  ['order', '0 to fix, 0 to check, 10 OK'],
  ['offer', '6 to fix, 1 to check, 3 OK'],
])('the example "%s" fills the fields and counts each rule once', async (example, summary) => {
  const html = await readPage(`${CHECKER}?example=${example}`)
  expect(html.includes(summary)).toBe(true)
  expect(html.includes('value="JD-ARVSTR-S"')).toBe(true)
  expect(/<title>DLT/.test(html), 'nothing was sent, so nothing is an error').toBe(true)
  expect(html.includes('aria-invalid')).toBe(false)
})

test('an unknown example name shows no example', async () => {
  for (const name of ['', 'none', 'constructor'])
    expect(exampleOf(new URLSearchParams({ example: name })), name).toBeUndefined()
  expect(exampleOf(new URLSearchParams())).toBeUndefined()
  expect((await readPage(`${CHECKER}?example=none`)).includes('Ten rules')).toBe(true)
})

test('one example needs no change, and one shows each kind of finding', () => {
  const states = EXAMPLES.map((example) => {
    const draft = exampleOf(new URLSearchParams({ example }))
    return new Set(draft && checkTemplate(draft).map(({ state }) => state))
  })
  expect(states).toEqual([new Set(['fine']), new Set(['fix', 'look', 'fine'])])
})

test('a template too long for a URL has no enquiry link', () => {
  const draft = exampleOf(new URLSearchParams({ example: 'order' }))
  if (!draft) throw new Error('no example')
  const words = { enquiry: 'Send' } as never
  expect(TemplateEnquiry({ draft, words })).not.toBeNull()
  const long = { ...draft, text: 'अ'.repeat(900) }
  expect(templateEnquiryHref(long).length).toBeGreaterThan(8000)
  expect(TemplateEnquiry({ draft: long, words })).toBeNull()
})
