import fc from 'fast-check'
import { expect, test } from 'vitest'

import { dltRuleGroups, dltRules } from '#app/content/dlt-rules'
import { type DltMessages, english } from '#app/content/tool-words/dlt-messages'
import { hindi } from '#app/content/tool-words/dlt-messages-hindi'
import { readHeader } from '#app/models/messaging/dlt-category'
import { CATEGORIES, type Draft } from '#app/models/messaging/dlt-draft'
import { checkTemplate, RULES, type Rule } from '#app/models/messaging/dlt-template'
import { fillVariables } from '#app/models/messaging/dlt-variable'
import { growthOf } from '#tests/support/growth'

const notice: Draft = {
  header: 'JD-ARAVLI-S',
  category: 'Service-Implicit',
  brand: 'Aravalli Stores',
  text: 'Dear {#var#}, your order {#var#} is packed. Aravalli Stores',
  sendAt: '23:30',
}

function statesOf(rule: Rule, change: Partial<Draft>) {
  return checkTemplate({ ...notice, ...change })
    .filter((finding) => finding.rule === rule)
    .map(({ state }) => state)
}

test('a valid template passes every rule', () => {
  expect(checkTemplate(notice).map(({ rule, state }) => [rule, state])).toEqual(
    RULES.map((rule) => [rule, 'fine']),
  )
})

test('every rule has a text with a date, and is in one group', () => {
  expect(Object.keys(dltRules)).toEqual([...RULES])
  expect(dltRuleGroups.flatMap(({ rules }) => [...rules])).toEqual([...RULES])
  for (const { since } of Object.values(dltRules)) expect(since).toMatch(/20\d\d|3GPP/)
})

test.each([
  ['ABCXYZ', 'ABCXYZ', ''],
  ['jd-abcxyz', 'ABCXYZ', ''],
  [' JD-ABCXYZ-S ', 'ABCXYZ', 'S'],
  ['ABCXYZ-P', 'ABCXYZ', 'P'],
  ['VM-612345-P', '612345', 'P'],
  ['A-B-C-D', 'A-B-C-D', ''],
])('the header %s is read as name %s and suffix "%s"', (typed, name, suffix) => {
  expect(readHeader(typed)).toEqual({ name, suffix })
})

test.each([
  ['header', { header: '' }, ['look']],
  ['header', { header: 'ABC' }, ['look']],
  ['header', { header: 'AB' }, ['fix']],
  ['header', { header: '६१२३४५' }, ['fix']],
  ['header', { header: 'ＡＢＣＸＹＺ' }, ['fix']],
  ['header', { header: 'ABC1YZ' }, ['fix']],
  ['header', { header: '612345' }, ['fix']],
  ['header', { header: '612345', category: 'Promotional' }, ['fine']],
  ['header', { header: 'ABCXYZ', category: 'Promotional' }, ['look']],
  ['suffix', { header: 'ABCXYZ' }, ['fine']],
  ['suffix', { header: 'JD-ABCXYZ-P' }, ['fix']],
  ['suffix', { header: 'JD-ABCXYZ-X' }, ['fix']],
  ['suffix', { header: 'JD-ABCXYZ-G' }, ['look']],
  ['suffix', { header: 'JD-ABCXYZ-P', category: 'Service-Explicit' }, ['look']],
  ['suffix', { header: 'JD-ABCXYZ-T', category: 'Transactional' }, ['fine']],
  ['category', { text: 'Flat 20% off at Aravalli Stores' }, ['look']],
  [
    'category',
    { text: '{#var#} is your OTP at Aravalli Stores', category: 'Transactional' },
    ['look'],
  ],
  [
    'category',
    { text: '{#var#} is your OTP for card {#var#}. Bank', category: 'Transactional' },
    ['fine'],
  ],
  ['category', { text: '{#var#} is your OTP', category: 'Promotional' }, ['look']],
  ['category', { category: 'Service-Explicit' }, ['look']],
  ['category', { text: ' ' }, ['look']],
  ['brand', { brand: '' }, ['look']],
  ['brand', { brand: 'ARAVALLI stores' }, ['fine']],
  ['brand', { brand: 'Khadi House' }, ['fix']],
  ['variables', { text: 'No variables' }, ['fine']],
  ['variables', { text: 'Dear {#name}, {{1}} {var}' }, ['fix']],
  ['variables', { text: 'Dear {#var#' }, ['fix']],
  ['variables', { text: 'Dear [name], your order is packed' }, ['fix']],
  ['variables', { text: 'Pay by [due date]' }, ['fix']],
  ['variables', { text: '[Aravalli Stores] Your order is packed' }, ['fine']],
  ['variables', { text: 'Your slot [1] is booked' }, ['fine']],
  ['variables', { text: 'See {#url#} now' }, ['fine']],
  ['variables', { text: 'Dear {#name#}, hello' }, ['look']],
  ['links', { text: 'See {#url#} or call {#cbn#}' }, ['look']],
  ['links', { text: 'Code {#numeric#}, mail {#email#}' }, ['fine']],
  ['links', { text: 'Write to care@acme.in.Thanks.Regards' }, ['fine']],
  ['variables', { text: '{#var#}' }, ['fix']],
  ['variables', { text: 'To {#var#}{#var#} now' }, ['look']],
  ['variables', { text: 'a {#var#} b {#var#} c {#var#} d {#var#} e {#var#} f' }, ['fine']],
  [
    'variables',
    { text: 'a {#var#} b {#var#} c {#var#} d {#var#} e {#var#} f {#var#} g' },
    ['look'],
  ],
  ['spaces', { text: 'two  spaces' }, ['fix']],
  ['spaces', { text: 'one space ' }, ['look']],
  ['spaces', { text: 'two\nlines' }, ['fine']],
  ['characters', { text: 'a < b' }, ['fix']],
  ['links', { text: 'See https://aravalli.in/sale.' }, ['look']],
  ['links', { text: 'See aravalli.in/s?id={#var#}' }, ['look']],
  ['links', { text: 'See bit.ly/3xYz' }, ['fix']],
  ['links', { text: 'Get https://aravalli.in/app.apk' }, ['look']],
  ['links', { text: 'Call 1800 123 4567 or +91 98765 43210' }, ['look']],
  ['links', { text: 'Order 4821, Rs. 12400. It is packed.' }, ['fine']],
  ['hours', { category: 'Promotional', sendAt: '' }, ['look']],
  ['hours', { category: 'Promotional', sendAt: '09:59' }, ['fix']],
  ['hours', { category: 'Promotional', sendAt: '10:00' }, ['fine']],
  ['hours', { category: 'Service-Explicit', sendAt: '21:00' }, ['fine']],
  ['hours', { category: 'Service-Explicit', sendAt: '21:01' }, ['fix']],
  ['hours', { category: 'Transactional', sendAt: '03:00' }, ['fine']],
  ['length', { text: '' }, ['look']],
] satisfies [Rule, Partial<Draft>, string[]][])(
  'the rule "%s" for %o gives %o',
  (rule, change, states) => {
    expect(statesOf(rule, change)).toEqual(states)
  },
)

test('the length is counted with empty and with full variables', () => {
  const messageOf = (text: string) =>
    checkTemplate({ ...notice, text }).find(({ rule }) => rule === 'length')?.message
  expect(messageOf('a'.repeat(160))).toBe('1 part in GSM‑7.')
  expect(messageOf(`${'a'.repeat(131)}{#var#}`)).toBe(
    '1 to 2 parts in GSM‑7, depending on what fills the variables.',
  )
  expect(messageOf(`अ${'a'.repeat(70)}`)).toBe('2 parts in UCS‑2.')
})

test('tagged variables count as variables', () => {
  const tagged = 'Dear {#alphanumeric#}, code {#numeric#}, {#url#} {#cbn#}'
  const messageOf = (rule: Rule, text: string) =>
    checkTemplate({ ...notice, text }).find((finding) => finding.rule === rule)?.message
  expect(messageOf('variables', tagged.replace(' {#cbn#}', ''))).toBe(
    '3 variables, each filled with up to 40 characters.',
  )
  expect(messageOf('links', tagged)).toMatch(/“{#url#}”, “{#cbn#}”: register on DLT/)
  expect(messageOf('length', `${'a'.repeat(121)}{#numeric#}`)).toMatch(/^1 to 2 parts/)
  expect(fillVariables('{#var#}{#URL#}')).toHaveLength(70)
})

test('every draft gets a finding of every rule, in less than quadratic time', () => {
  const draft = fc.record({
    header: fc.string({ maxLength: 20 }),
    category: fc.constantFrom(...CATEGORIES),
    brand: fc.string({ maxLength: 60 }),
    text: fc.string({
      unit: fc.constantFrom(
        '{',
        '#',
        'var',
        '}',
        ' ',
        'a',
        '.',
        '/',
        '-',
        'http',
        '://',
        '9',
        'अ',
        '<',
      ),
      maxLength: 900,
    }),
    sendAt: fc.constantFrom('', '10:00', '99:99'),
  })
  fc.assert(
    fc.property(draft, (given) => {
      const rules = checkTemplate(given).map(({ rule }) => rule)
      expect([...new Set(rules)]).toEqual([...RULES])
    }),
  )
  for (const unit of ['{', 'a.', 'a-', '{#', '9 ', 'www.']) {
    const check = (count: number) => checkTemplate({ ...notice, text: unit.repeat(count) })
    expect(growthOf(check, 250), unit).toBeLessThan(32)
  }
})

test('a text that is too long is a fault, and only its beginning is checked', () => {
  const longest = `${notice.text} ${'a'.repeat(2_000)}`.slice(0, 2_000)
  expect(statesOf('length', { text: longest })).toEqual(['fine'])
  expect(statesOf('length', { text: `${longest}a` })).toEqual(['fix'])
})

test.each([
  ['Price < 500', '“<” is not allowed in a template.', '“<” टेम्पलेट में नहीं चलता।'],
  ['Price <500>', '“<”, “>” are not allowed in a template.', '“<”, “>” टेम्पलेट में नहीं चलते।'],
  ['{#pan#}', 'knows this type.', 'यह type उनके यहाँ चलता है'],
  ['{#pan#} and {#otp#}', 'knows these types.', 'ये type उनके यहाँ चलते हैं'],
  ['{#url#}', 'that fills it.', ': इसमें'],
  ['{#url#} or {#cbn#}', 'that fills them.', ': इनमें'],
  ['Call 98765 43210', ': a callback number must', ''],
  ['Call 98765 43210 or 98765 43211', ': callback numbers must', ''],
])('the findings in "%s" agree in number', (text, inEnglish, inHindi) => {
  const messages = (say: DltMessages) =>
    checkTemplate({ ...notice, text }, say).map(({ message }) => message)
  expect(messages(english).join(' ')).toContain(inEnglish)
  expect(messages(hindi).join(' ')).toContain(inHindi)
})
