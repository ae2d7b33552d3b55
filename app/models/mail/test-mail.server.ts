import { senderOf, staffOf } from '#app/models/company/mail-settings.server'
import type { Site } from '#app/models/company/site.server'
import { mailOf } from './mail-server.server'
import { explainRefusals, openTransport, readFailure } from './transport.server'

/** Limits the whole test, because a server that sends slowly never exceeds the other timeouts. */
const TIMEOUT_MS = 20_000
const TEST_TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

export const SENT = 'sent'
export const NOT_SENT = 'not sent'

/** Sends one email to staff without the outbox. */
export async function sendTestMail(
  smtpUrl: string,
  site: Pick<Site, 'settings' | 'mailServer' | 'company'>,
  timeoutMs = TIMEOUT_MS,
) {
  const { company } = site
  const mail = mailOf(site)
  const addresses = staffOf(mail, company)
  const from = senderOf(mail)
  const route = `from ${from} to ${addresses.join(', ')}`
  const transport = await openTransport(smtpUrl, TEST_TIMEOUTS)
  try {
    const { response, rejectedErrors } = await transport.sendMail({
      from: { name: company.name, address: from },
      to: addresses.map((address) => ({ name: company.name, address })),
      subject: 'Test of the email settings',
      text: `This test worked: email from ${mail.origin} reaches you.`,
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (rejectedErrors) throw new Error(explainRefusals(rejectedErrors))
    const report = `Sent ${route}. The server said: ${response}`
    return { isSent: true, report, detail: SENT }
  } catch (error) {
    const { message, code, status } = readFailure(error)
    const detail = [NOT_SENT, code, status].filter(Boolean).join(' ')
    return { isSent: false, report: `Not sent ${route}: ${message}`, detail }
  } finally {
    transport.close()
  }
}
