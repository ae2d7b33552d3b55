import { expect, test } from 'vitest'
import { withoutQuote } from '#app/models/inbox/answer.server'
import { readMessage } from '#app/models/inbox/message.server'
import { email, multipart } from '#tests/support/emails'

const HINDI = 'नमस्ते, कृपया मुझे कल फ़ोन करें।'

test('Hindi text in quoted-printable and base64 is decoded', async () => {
  const quoted = Buffer.from(HINDI).reduce(
    (text, byte) => `${text}=${byte.toString(16).toUpperCase().padStart(2, '0')}`,
    '',
  )
  const lines = quoted.replace(/(?:=..){25}/g, '$&=\n')
  const texts = [
    email({ 'Content-Transfer-Encoding': 'quoted-printable' }, lines),
    email({ 'Content-Transfer-Encoding': 'base64' }, Buffer.from(HINDI).toString('base64')),
    email({ Subject: `=?utf-8?B?${Buffer.from(HINDI).toString('base64')}?=` }),
  ]
  const [one, two, three] = await Promise.all(texts.map((text) => readMessage(text)))
  expect([one?.text, two?.text, three?.subject]).toEqual([HINDI, HINDI, HINDI])
})

test('an email with only HTML becomes plain text, also inside multipart/related', async () => {
  const html =
    '<style>p{color:red}</style><p>Call me <b>tomorrow</b>.</p><script>x()</script><p>Asha</p>'
  const plain = await readMessage(email({ 'Content-Type': 'text/html; charset=utf-8' }, html))
  const parts = multipart([{ type: 'text/html; charset=utf-8', body: html }], 'related; ')
  const related = await readMessage(email(...parts))
  for (const { text } of [plain, related]) {
    expect(text).toMatch(/^Call me tomorrow\.\s+Asha$/)
  }
})

test('an image of an HTML email becomes its description, without its address', async () => {
  const html = `<p>Call me.</p><img alt="Verma Clinic" src="cid:logo@verma"><img src='https://t.example/open?a=1&amp;b=2'>
    <p><a href="https://example.in/map">Our place</a> [sic]</p>`
  const type = 'text/html; charset=utf-8'
  const plain = await readMessage(email({ 'Content-Type': type }, html))
  const parts = multipart([
    { type: 'text/plain', body: 'Words' },
    { type, body: html },
  ])
  for (const { text } of [plain, await readMessage(email(...parts))]) {
    expect(text).toContain('Verma Clinic')
    expect(text).toContain('Our place [https://example.in/map] [sic]')
    expect(text).not.toMatch(/cid:|t\.example/)
  }
})

test('a space separates the cells of an HTML table, and a line break its rows', async () => {
  const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`
  const html = `<p>Please confirm:</p><table><tr><th>SMS</th><th>Price</th></tr>${row('1000', '0.12')}${row('5000', '<b>0.11</b>')}</table><p>Asha</p>`
  const { text } = await readMessage(email({ 'Content-Type': 'text/html; charset=utf-8' }, html))
  expect(text.split(/\n+/)).toEqual([
    'Please confirm:',
    'SMS Price',
    '1000 0.12',
    '5000 0.11',
    'Asha',
  ])
})

test('text and HTML parts that are not alternatives are both read', async () => {
  const parts = multipart([
    { type: 'text/plain', body: 'Call me.' },
    { type: 'text/html', body: '<p>Asha <b>Verma</b></p>' },
  ])
  expect((await readMessage(email(...parts))).text).toMatch(/^Call me\.\s+Asha Verma$/)
})

test('very long HTML is read only up to a limit, and not at all beside a text part', async () => {
  const type = { 'Content-Type': 'text/html; charset=utf-8' }
  const html = (count: number) => `<p>Call me.</p>${'<p>\n'.repeat(count)}<p>Asha</p>`
  expect((await readMessage(email(type, html(40_000)))).text).toMatch(/^Call me\.\s+Asha$/)
  const { text } = await readMessage(email(type, html(60_000)))
  expect([text.startsWith('Call me.'), text.includes('Asha')]).toEqual([true, false])
  const part = { type: 'text/html', body: html(15_000) }
  const both = (...parts: (typeof part)[]) =>
    readMessage(email(...multipart([{ type: 'text/plain', body: 'Words' }, ...parts])))
  expect((await both(part)).text).toMatch(/^Words\s+Call me\.\s+Asha$/)
  expect((await both(part, part, part, part)).text).toBe('Words')
})

test('a sender address is read whole, or left empty if it is too long', async () => {
  const addressOf = async (local: string) => {
    const From = `Asha Verma <${local}@${'b'.repeat(60)}.${'c'.repeat(60)}.example.in>`
    return (await readMessage(email({ From }))).from
  }
  expect((await addressOf('a'.repeat(120))).address).toMatch(/^a{120}@b{60}\.c{60}\.example\.in$/)
  const long = await addressOf('a'.repeat(200))
  expect(long).toEqual({ name: 'Asha Verma', address: '' })
})

test('an email without Message-ID, sender and text is read, with an id made from its content', async () => {
  const bare = { 'Message-ID': '', From: '', Subject: '' }
  const one = await readMessage(email(bare, ''))
  expect(one).toMatchObject({ from: { name: '', address: '' }, subject: '', text: '', thread: [] })
  expect((await readMessage(email(bare, ''))).messageId).toBe(one.messageId)
  expect((await readMessage(email(bare, 'Other words'))).messageId).not.toBe(one.messageId)
})

test('a signature is no attachment, and an unnamed part gets a name that says what it is', async () => {
  const calendar = 'BEGIN:VCALENDAR\nMETHOD:REQUEST\nEND:VCALENDAR'
  const signed = email(
    ...multipart(
      [
        { type: 'text/plain', body: 'Signed words' },
        { type: 'text/calendar; method=REQUEST', body: calendar },
        { type: 'message/rfc822', body: 'Subject: Inner\n\nInner words' },
        { type: 'application/pkcs7-signature', name: 'smime.p7s', body: new Uint8Array(9) },
        { type: 'application/x-pkcs7-signature', name: 'smime.p7s', body: new Uint8Array(9) },
        { type: 'application/pgp-signature', name: 'signature.asc', body: '-----' },
      ],
      'signed; ',
    ),
  )
  const { text, attachments } = await readMessage(signed)
  expect(text).toBe('Signed words')
  expect(attachments.map(({ name }) => name)).toEqual(['invitation.ics', 'email.eml'])
})

test('a very long text is cut with a note, and header values lose line breaks', async () => {
  const { text, subject, from } = await readMessage(
    email(
      {
        Subject: '=?utf-8?Q?Hello=0D=0ABcc:_all@example.com?=',
        From: '"A\u202eB" <a@example.com>',
      },
      'word '.repeat(60_000),
    ),
  )
  expect(text.length).toBeLessThan(201_000)
  expect(text).toContain('it is in the mailbox')
  expect(subject).not.toMatch(/[\r\n]/)
  expect(from.name).not.toContain('\u202e')
})

test.each([
  { 'Auto-Submitted': 'auto-replied (vacation)' },
  { 'Auto-Submitted': 'auto-generated' },
  { Precedence: 'bulk' },
  { 'List-Id': '<news.example.com>' },
  { 'X-Autoreply': 'yes' },
  { 'Return-Path': '<>' },
] as Record<string, string>[])('the headers %o mark an automatic email', async (headers) => {
  expect((await readMessage(email(headers))).kind).toBe('automatic')
})

test('an email with "Auto-Submitted: no" is an answer', async () => {
  const headers = { 'Auto-Submitted': 'no', 'Return-Path': '<asha@example.in>' }
  expect((await readMessage(email(headers))).kind).toBe('answer')
})

test.each([
  [
    'Yes.\n\nOn Wed, 25 Nov 2026 at 10:00, Site <site@example.com> wrote:\n> Hello\n> Asha\n',
    'Yes.',
  ],
  ['Yes.\n\nOn Wed, 25 Nov 2026 at 10:00,\nSite wrote:\n\n> Hello\n', 'Yes.'],
  ['हाँ।\n\n25 नवंबर 2026 को Site <site@example.com> ने लिखा:\n> Hello', 'हाँ।'],
  ['Yes.\n\n> Hello', 'Yes.'],
])('the quote at the end of %j is removed', (text, words) => {
  expect(withoutQuote(text)).toBe(words)
})

test.each([
  '> When?\nTomorrow.',
  'On Monday.\n> When?\nTomorrow.\n> Where?\nHere.',
  '> Only a quote',
  'My answers to your points:\nyes, no',
  'No quote at all',
])('%j stays unchanged', (text) => {
  expect(withoutQuote(text)).toBe(text)
})

test('a line above a quote stays if it is not an attribution', () => {
  expect(withoutQuote('Here is what you wrote me:\n> Hello')).toBe('Here is what you wrote me:')
})
