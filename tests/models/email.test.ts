import fc from 'fast-check'
import { expect, test } from 'vitest'

import { bareAddress, browserEmail, email, emailKey, mailableAddress } from '#app/models/email'

const INDIAN = 'asha@xn--p1b6ci4b4b3a.xn--h2brj9c'

test.each([
  'ASHA@example.in',
  ' asha@example.in ',
  'asha@example.in\u200b',
  '\ufeffas\u00adha@exam\u2060ple.in',
  '\u202aasha@example.in\u202c',
  '<asha@example.in>',
  '(asha@example.in)',
  '[asha@example.in]',
  '"asha@example.in"',
  "'asha@example.in'",
  '“asha@example.in”',
  'mailto:asha@example.in',
  '<mailto:asha@example.in?subject=Hello>',
  'asha@example.in:',
  'asha@example.in>',
  'asha@example.in/',
  'asha@example.in.',
  'asha@example.in,;',
  'asha@example.in।',
  'asha@example.in॥',
  'asha@example.in…',
  'asha@example.in。',
  'asha@example.in —',
  'asha@example.in | •',
  '«asha@example.in»',
  '‹asha@example.in›',
  '„asha@example.in“',
  '*asha@example.in*',
  '**asha@example.in**',
  '`asha@example.in`',
  '|asha@example.in|',
  '• asha@example.in',
  '— asha@example.in',
  '📧 asha@example.in',
  'email:asha@example.in',
  'Email: asha@example.in',
  'E-mail : <asha@example.in>',
  'http://asha@example.in',
  'ａｓｈａ@ｅｘａｍｐｌｅ.in',
  'asha@example。in',
])('%j has the key asha@example.in', (spelling) => {
  expect(emailKey(spelling)).toBe('asha@example.in')
})

test.each([
  "a*|`b'@example.in",
  'asha*@example.in',
  '-asha_+@example.in',
  '#!$&=?^~@example.in',
  'email@example.in',
  'mailto@e-mail.in',
  'asha@[1.2.3.4]',
  'asha@[ipv6:2001:db8::1]',
  '"*asha*"@example.in',
])('bareAddress keeps every character of %s', (spelling) => {
  for (const copied of [spelling, `<${spelling}>`, `${spelling}.`, `• [${spelling}]…`])
    expect(bareAddress(copied)).toBe(spelling)
})

test('an email address with an internationalised domain has the key of its ASCII spelling', () => {
  for (const spelling of ['asha@उदाहरण.भारत', 'Asha@उदाहरण。भारत', INDIAN, INDIAN.toUpperCase()])
    expect(emailKey(spelling)).toBe(INDIAN)
})

const invisibles = fc.array(
  fc.constantFrom('\u200b', '\u200d', '\u2060', '\u00ad', '\ufeff', '\u202e', '\u180e', ' '),
  { maxLength: 4 },
)
const label = fc.stringMatching(/^[a-z0-9]([a-z0-9-]{0,10}[a-z0-9])?$/)
const address = fc
  .tuple(fc.stringMatching(/^[a-z0-9]([a-z0-9._+-]{0,10}[a-z0-9])?$/), label, label)
  .map(([local, host, top]) => `${local}@${host}.${top}`)

test('an email address copied with invisible characters and brackets is stored bare', () => {
  fc.assert(
    fc.property(address, invisibles, fc.nat(), (bare, invisible, at) => {
      const position = at % (bare.length + 1)
      const hidden = invisible.filter((one) => one !== ' ').join('')
      const spelling = `${invisible.join('')}<${bare.slice(0, position)}${hidden}${bare.slice(position)}>,`
      expect(email.parse(spelling)).toBe(bare)
      expect(emailKey(spelling)).toBe(bare)
      expect(emailKey(emailKey(spelling))).toBe(bare)
    }),
  )
})

test.each([
  'a@example..in',
  'a@-example.in',
  'a@example-.in',
  'a@.example.in',
  'a@b',
  'a b@c.in',
  'asha@example.in@',
  'asha:word@example.in:a@b',
  'abc',
  '\u200b@\u200b',
  `${'a'.repeat(2000)}@example.in`,
])('%j is refused as an email address', (text) => {
  expect(email.safeParse(text).error?.issues[0]?.message).toBe('Invalid email format')
})

test('browserEmail accepts and refuses the same email addresses as a browser', () => {
  expect(browserEmail.safeParse('a@b').success).toBe(true)
  for (const text of ['a@-b', 'a@b..c', 'a b@c', '@b'])
    expect(browserEmail.safeParse(text).success).toBe(false)
})

test.each([
  ['asha@bücher.example', 'asha@xn--bcher-kva.example'],
  ['asha@उदाहरण.भारत', INDIAN],
  ['asha@உதாரணம்.இந்தியா', 'asha@xn--zkc6cc5bi7f6e.xn--xkc2dl3a5ee0h'],
  ['asha@example.in.', 'asha@example.in'],
  ['Asha.Verma+x@example.in', 'Asha.Verma+x@example.in'],
  ['a@example..in', undefined],
  ['a@-example.in', undefined],
  ['a..b@example.in', undefined],
  ['.a@example.in', undefined],
  ['a@exa_mple.in', undefined],
  [`${'a'.repeat(65)}@example.in`, undefined],
  [`a@${'b'.repeat(64)}.in`, undefined],
  ['आशा@example.in', undefined],
  ['a,b@example.in', undefined],
  ['a@b@c.in', undefined],
  ['', undefined],
])('the mailable form of the email address %s is %s', (typed, written) => {
  expect(mailableAddress(typed)).toBe(written)
})

test('the mailable form of any text is undefined or a valid mailbox', () => {
  const part = fc.oneof(
    fc.constantFrom(
      '@',
      '.',
      '-',
      ',',
      '<',
      '>',
      '"',
      ' ',
      '\r\n',
      'a',
      '9',
      'ह',
      'ि',
      'ß',
      '%',
      '/',
      '[',
      ':',
      '*',
      '`',
      '|',
      '।',
      '…',
      '»',
      '—',
      'email:',
      ']',
    ),
    fc.string({ unit: 'binary', maxLength: 2 }),
  )
  fc.assert(
    fc.property(
      fc.array(part, { maxLength: 12 }).map((parts) => parts.join('')),
      (text) => {
        const word = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+"
        const host = '[a-z0-9]([a-z0-9-]*[a-z0-9])?'
        const mailbox = new RegExp(`^${word}(\\.${word})*@${host}(\\.${host})*$`)
        const written = mailableAddress(text)
        if (written !== undefined) expect(written).toMatch(mailbox)
        expect(emailKey(bareAddress(text))).toBe(emailKey(text))
      },
    ),
    { numRuns: 2000 },
  )
})
