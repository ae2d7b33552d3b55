import { expect, test } from 'vitest'

import { log } from '#app/http/log.server'
import { openTransport, readFailure, TIMEOUTS } from '#app/models/mail/transport.server'
import { explainImap } from '#app/server/jobs/imap-client'
import { asha } from '#tests/support/app'
import { outbox, sampleMail, smtpServer } from '#tests/support/outbox'

log.level = 'silent'

/** Keeps the spaces of a table or an indented list, and shows a language such as Urdu from right to left. */
const PARAGRAPH = '<p dir="auto" style="white-space:pre-wrap">'

test('a staff mail has text before HTML, the visitor as Reply-To and its own Message-ID', async () => {
  const smtp = await smtpServer()
  const { queue, waitForAttempts, onlyMail } = await outbox(smtp.url)
  await queue()
  await waitForAttempts(1)
  expect(await onlyMail()).toMatchObject({ state: 'sent', lastError: '' })
  const [delivery] = smtp.deliveries
  expect(delivery).toMatchObject({
    from: 'site@www.example.com',
    recipients: ['hello@example.com'],
  })
  expect(delivery?.mail).toMatchObject({
    messageId: `<${(await onlyMail()).id}@www.example.com>`,
    subject: sampleMail.subject,
    replyTo: { value: [{ name: asha.name, address: asha.email }] },
    from: { value: [{ address: 'site@www.example.com', name: 'Acme' }] },
    to: { value: [{ address: 'hello@example.com', name: 'Acme' }] },
    text: sampleMail.text,
    html: `${PARAGRAPH}${asha.desc}</p>\n${PARAGRAPH}Name: Asha Verma</p>`,
  })
  expect(delivery?.raw.search('text/plain')).toBeLessThan(delivery?.raw.search('text/html') ?? 0)
  expect(delivery?.raw).toMatch(/^Auto-Submitted: auto-generated\r$/m)
})

test('MAIL_FROM is the sender and MAIL_TO has the recipients', async () => {
  const smtp = await smtpServer()
  const env = { MAIL_FROM: 'web@acme.test', MAIL_TO: 'desk@acme.test, owner@acme.test' }
  const { queue, waitForAttempts } = await outbox(smtp.url, { env })
  await queue()
  await waitForAttempts(1)
  expect(smtp.deliveries[0]).toMatchObject({
    from: 'web@acme.test',
    recipients: ['desk@acme.test', 'owner@acme.test'],
  })
})

test('Hindi text arrives unchanged', async () => {
  const smtp = await smtpServer()
  const { queue, waitForAttempts } = await outbox(smtp.url)
  const name = 'इमरान ख़ान'.normalize('NFC')
  await queue({
    replyTo: { name, address: 'imran@example.com' },
    subject: `General: ${name}`,
    text: name,
  })
  await waitForAttempts(1)
  const mail = smtp.deliveries[0]?.mail
  expect(mail?.subject).toBe(`General: ${name}`)
  expect(mail?.replyTo?.value[0]?.name).toBe(name)
  expect(mail?.text?.trim()).toBe(name)
})

const INJECTIONS = [
  'Asha\r\nBcc: victim@example.com',
  'Asha\nTo: victim@example.com\n\nInjected body',
  'asha@example.in, victim@example.com',
  'asha@example.in>, <victim@example.com',
  '"Asha" <victim@example.com>',
  'group: victim@example.com;',
  'asha@example.in\r\nRCPT TO:<victim@example.com>\r\nDATA',
  'victim@example.com\u2028Bcc: victim@example.com',
  '=?utf-8?q?Asha=0D=0ABcc:_victim@example.com?=',
  '\r\n.\r\nMAIL FROM:<x@y.in>\r\nRCPT TO:<victim@example.com>\r\n',
]

test.each(INJECTIONS)('%j adds no header and no recipient in any field', async (evil) => {
  const smtp = await smtpServer()
  const { queue, waitForAttempts } = await outbox(smtp.url)
  await queue()
  await queue({ subject: evil })
  await queue({ replyTo: { name: evil, address: asha.email } })
  await queue({ replyTo: { name: asha.name, address: evil } })
  await queue({ replyTo: { name: asha.name, address: `${evil}@example.in` } })
  await queue({ text: evil })
  await waitForAttempts(6)
  expect(smtp.recipients).toEqual(Array(6).fill('hello@example.com'))
  const [plain, ...attacked] = smtp.deliveries
  const allowed = new Set(plain?.mail.headers.keys())
  for (const { mail, recipients, from } of attacked) {
    expect(from).toBe('site@www.example.com')
    expect(recipients).toEqual(['hello@example.com'])
    for (const header of mail.headers.keys()) expect(allowed).toContain(header)
    expect(mail.to).toMatchObject({ value: [{ address: 'hello@example.com' }] })
    expect(mail.headers.has('bcc') || mail.headers.has('cc')).toBe(false)
    expect(mail.replyTo?.value.length ?? 0).toBeLessThanOrEqual(1)
  }
})

test.each([
  ['asha@bücher.example', 'asha@xn--bcher-kva.example'],
  ['asha@उदाहरण.भारत', 'asha@xn--p1b6ci4b4b3a.xn--h2brj9c'],
  ['asha@example.in.', 'asha@example.in'],
  ['<asha@example.in>', 'asha@example.in'],
])('the Reply-To address %s is written as %s', async (address, written) => {
  const smtp = await smtpServer()
  const { queue, waitForAttempts } = await outbox(smtp.url)
  await queue({ replyTo: { name: asha.name, address } })
  await waitForAttempts(1)
  expect(smtp.deliveries[0]?.raw).toMatch(new RegExp(`^Reply-To: .*<${written}>\\r$`, 'm'))
})

test.each([
  'a@example..in',
  'a@-example.in',
  'a..b@example.in',
  'a,b@example.in',
  'a;b@example.in',
  '(x)@example.in',
  'आशा@example.in',
  '@',
  '',
])('the invalid email address %j is left out of Reply-To', async (address) => {
  const smtp = await smtpServer()
  const { queue, waitForAttempts, onlyMail } = await outbox(smtp.url)
  await queue({ replyTo: { name: asha.name, address } })
  await waitForAttempts(1)
  expect((await onlyMail()).state).toBe('sent')
  expect(smtp.deliveries[0]?.mail.replyTo).toBeUndefined()
})

test('markup in a message is escaped in the mail', async () => {
  const smtp = await smtpServer()
  const { queue, waitForAttempts } = await outbox(smtp.url)
  const evil = `<img src=x onerror="alert('1')">\n</p><a href='https://evil.example'>you & me</a>`
  await queue({ text: evil })
  await waitForAttempts(1)
  const mail = smtp.deliveries[0]?.mail
  expect(mail?.html).toBe(
    `${PARAGRAPH}&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;<br>` +
      '&lt;/p&gt;&lt;a href=&#39;https://evil.example&#39;&gt;you &amp; me&lt;/a&gt;</p>',
  )
  expect(mail?.text?.trimEnd()).toBe(evil)
  expect(mail?.attachments).toEqual([])
})

test('a reference in a mail is not broken across lines', async () => {
  const smtp = await smtpServer()
  const { queue, waitForAttempts } = await outbox(smtp.url)
  await queue({ subject: `${'नमस्ते '.repeat(9)}(ENQ-G7E8-4PDX)`, text: 'Is ENQ-G7E8-4PDX\n\nit?' })
  await waitForAttempts(1)
  const mail = smtp.deliveries[0]?.mail
  expect(mail?.subject).toContain('(ENQ-G7E8-4PDX)')
  expect(mail?.html).toBe(
    `${PARAGRAPH}Is <span style="white-space:nowrap">ENQ-G7E8-4PDX</span></p>\n${PARAGRAPH}it?</p>`,
  )
})

test.each([
  ['smtp://mail.example.com:465', true],
  ['smtps://mail.example.com:465', true],
  ['smtp://mail.example.com:587', false],
])('%s uses implicit TLS: %s', async (url, secure) => {
  const { options } = await openTransport(url, TIMEOUTS)
  expect(options).toMatchObject({ secure })
})

test.each([
  [{ code: 'EAUTH', message: 'Invalid login' }, 'percent-encoded'],
  [{ code: 'ESOCKET', message: 'self-signed certificate' }, 'tls.rejectUnauthorized=false'],
  [{ code: 'ESOCKET', message: 'certificate has expired' }, 'must renew it'],
  [
    { code: 'ESOCKET', message: "Host: a.example. is not in the cert's altnames: DNS:b.example" },
    'host name from that list',
  ],
  [{ code: 'ETIMEDOUT', message: 'Greeting never received' }, 'smtps://'],
  [{ code: 'ESOCKET', message: 'tls_validate_record_header:wrong version number' }, 'smtp://'],
  [
    { code: 'ETLS', message: 'STARTTLS not supported' },
    'choose None (?requireTLS=false in SMTP_URL)',
  ],
  [{ code: 'EDNS', message: 'getaddrinfo ENOTFOUND mail.example' }, 'host name'],
  [{ code: 'ESOCKET', message: 'connect ECONNREFUSED 192.0.2.1:25' }, 'host and port'],
])('the error %o is followed by advice', ({ code, message }, advice) => {
  const shown = readFailure(Object.assign(new Error(message), { code })).message
  expect(shown).toContain(`${message}. `)
  expect(shown).toContain(advice)
})

test('an error of a certificate is shown without the advice of Node', () => {
  const message = `self-signed certificate; if the root CA is installed locally, try running Node.js with --use-system-ca`
  const shown = 'self-signed certificate. If the server is your own, add '
  expect(readFailure(Object.assign(new Error(message), { code: 'ESOCKET' })).message).toBe(
    `${shown}?tls.rejectUnauthorized=false to SMTP_URL.`,
  )
  expect(explainImap(new Error(message), 'imaps://me:secret@mail.example.com/INBOX')).toBe(
    `${shown}?tls.rejectUnauthorized=false to IMAP_URL.`,
  )
})

test('an error of OpenSSL is shown without its numbers and source line', () => {
  const message =
    '40FD46299B7F0000:error:0A00010B:SSL routines:tls_validate_record_header:wrong version number:../deps/openssl/openssl/ssl/record/methods/tlsany_meth.c:77:\n'
  const shown = 'TLS: wrong version number. The server does not speak TLS at once: '
  expect(readFailure(Object.assign(new Error(message), { code: 'ESOCKET' })).message).toBe(
    `${shown}choose STARTTLS (smtp:// in SMTP_URL), usually with port 587.`,
  )
  expect(explainImap(new Error(message), 'imaps://me:secret@mail.example.com/INBOX')).toBe(
    `${shown}write imap:// in IMAP_URL, usually with port 143.`,
  )
})
