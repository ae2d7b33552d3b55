import { existsSync } from 'node:fs'
import { senderOf, staffOf } from '#app/models/company/mail-settings.server'
import { readCompany, readSettings, type Settings } from '#app/models/company/settings.server'
import { SENT } from '#app/models/health/report.server'
import { OPERATOR, recordLoneAct } from '#app/models/privacy/audit.server'
import { openTransport, readFailure } from '#app/server/jobs/mail-transport'
import { withSite } from '../data-lock'
import { CommandError, EXIT } from '../exit-codes'
import { readArguments } from './arguments'

export const help = `Usage: site mail test

Sends one email to the staff through SMTP_URL, and says what the server answered. The outbox is not touched.`

const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

export async function run(args: string[]): Promise<number> {
  const [word] = readArguments(args, 1).positionals
  if (word !== 'test') throw new CommandError(EXIT.usage, 'Use "test" after "mail"')
  const settings = readSettings(process.env)
  const company = readCompany(settings.dataDir)
  if (!settings.smtpUrl) {
    throw new CommandError(EXIT.config, 'SMTP_URL is not set: email waits in the outbox.')
  }
  const addresses = staffOf(settings, company)
  const to = addresses.join(', ')
  const from = senderOf(settings)
  const transport = await openTransport(settings.smtpUrl, PATIENCE)
  try {
    const { response, rejected } = await transport.sendMail({
      from: { name: company.name, address: from },
      to: addresses.map((address) => ({ name: company.name, address })),
      subject: 'Test of the email settings',
      text: `Email from ${settings.origin} reaches you.`,
    })
    if (rejected.length > 0) throw new Error(`${rejected.join(', ')}: refused by the server`)
    console.log(`Sent from ${from} to ${to}. The server said: ${response}`)
    await record(settings, SENT)
    return EXIT.ok
  } catch (error) {
    const { message: reason, code, status } = readFailure(error)
    await record(settings, ['not sent', code, status].filter(Boolean).join(' '))
    throw new CommandError(EXIT.unavailable, `Not sent from ${from} to ${to}: ${reason}`)
  } finally {
    transport.close()
  }
}

/** For the Health page of the desk. What the mail server said counts, whether or not this is stored. */
async function record({ databaseFile }: Settings, detail: string): Promise<void> {
  if (!existsSync(databaseFile)) return
  await withSite(({ db }) => recordLoneAct(db, OPERATOR, { act: 'mail.test', detail })).catch(
    ({ message }: Error) => console.error(`The Health page will not show this test: ${message}`),
  )
}
