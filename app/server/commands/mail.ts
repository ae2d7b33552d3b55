import { openTransport } from '#app/server/jobs/mail-transport'
import { withSite } from '../data-lock'
import { CommandError, EXIT } from '../exit-codes'
import { readArguments } from './arguments'

export const help = `Usage: site mail test

Sends one email to the staff through SMTP_URL, and says what the server answered. The outbox is not touched.`

const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

export async function run(args: string[]): Promise<number> {
  const [word] = readArguments(args, 1).positionals
  if (word !== 'test') throw new CommandError(EXIT.usage, 'Use "test" after "mail"')
  const { settings, company } = await withSite((site) => site)
  if (!settings.smtpUrl) {
    throw new CommandError(EXIT.config, 'SMTP_URL is not set: email waits in the outbox.')
  }
  const to = settings.mailTo ?? company.email
  const from = settings.mailFrom ?? `site@${new URL(settings.origin).hostname}`
  const transport = await openTransport(settings.smtpUrl, PATIENCE)
  try {
    const { response } = await transport.sendMail({
      from: { name: company.name, address: from },
      to: { name: company.name, address: to },
      subject: 'Test of the email settings',
      text: `Email from ${settings.origin} reaches you.`,
    })
    console.log(`Sent from ${from} to ${to}. The server said: ${response}`)
    return EXIT.ok
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new CommandError(EXIT.unavailable, `Not sent from ${from} to ${to}: ${reason}`)
  } finally {
    transport.close()
  }
}
