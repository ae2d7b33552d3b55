import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { expect, test } from 'vitest'
import { readSettings } from '#app/models/company/settings.server'
import { sendTestMail } from '#app/models/mail/test-mail.server'
import { freshSite } from '#tests/support/app'
import { smtpServer } from '#tests/support/outbox'
import { refusal } from '#tests/support/smtp'

async function sendTo(smtpUrl: string) {
  const settings = readSettings({ SMTP_URL: smtpUrl, MAIL_TO: 'desk@example.com' })
  return sendTestMail(smtpUrl, await freshSite({ settings }), 500)
}

const tooLong = {
  isSent: false,
  report: expect.stringContaining('to desk@example.com: The mail server took too long'),
  detail: 'not sent EABORT',
}

test('a test email without a response of the mail server ends with an error message', async () => {
  const smtp = await smtpServer({ onReceived: () => 'silence' })
  expect(await sendTo(smtp.url)).toMatchObject(tooLong)
})

test('a test email that is refused for one recipient shows the response of the server', async () => {
  const smtp = await smtpServer({
    onRecipient: (count) => (count === 2 ? refusal(550, 'No such user') : undefined),
  })
  const settings = readSettings({ SMTP_URL: smtp.url, MAIL_TO: 'meera@example.com, x@example.com' })
  expect(await sendTestMail(smtp.url, await freshSite({ settings }))).toMatchObject({
    isSent: false,
    report: expect.stringMatching(/: Not accepted for x@example.com: 550 No such user$/),
  })
})

test('a test email to a server with an endless greeting ends with an error message', async () => {
  const trickling = createServer((socket) => {
    const timer = setInterval(() => socket.write('220-please wait\r\n'), 20)
    socket.on('close', () => clearInterval(timer)).on('error', () => {})
  })
  await once(trickling.listen(0, '127.0.0.1'), 'listening')
  const { port } = trickling.address() as AddressInfo
  try {
    expect(await sendTo(`smtp://127.0.0.1:${port}`)).toMatchObject(tooLong)
  } finally {
    trickling.close()
  }
})
