import type { Site } from '#app/models/company/site.server'
import { explainNoMail, mailOf } from '#app/models/mail/mail-server.server'
import { sendTestMail } from '#app/models/mail/test-mail.server'
import { OPERATOR, recordSingleAction } from '#app/models/privacy/audit.server'
import { withSite } from '../data-lock'
import { CommandError, EXIT } from '../exit-codes'
import { readArguments } from './arguments'

export const help = `Usage: site mail test

Sends one email to the staff through the mail server that is set (SMTP_URL, or in the desk), and says what the server answered. The outbox is not touched.`

export async function run(args: string[]): Promise<void> {
  const [word] = readArguments(args, 1).positionals
  if (word !== 'test') throw new CommandError(EXIT.usage, 'Use "test" after "mail"')
  return withSite(testMail, { mayCreate: true })
}

async function testMail(site: Site): Promise<void> {
  const { smtpUrl } = mailOf(site)
  if (smtpUrl === undefined) {
    throw new CommandError(EXIT.config, `${explainNoMail(site.mailServer)}.`)
  }
  const { isSent, report, detail } = await sendTestMail(smtpUrl, site)
  if (isSent) console.log(report)
  await recordSingleAction(site.db, OPERATOR, { action: 'mail.test', detail })
  if (!isSent) throw new CommandError(EXIT.unavailable, report)
}
