import { expect } from 'vitest'
import { readSettings } from '#app/models/company/settings.server'
import type { Site } from '#app/models/company/site.server'
import { type MailInput, queueMail } from '#app/models/mail/outbox.server'
import { startMailer } from '#app/server/jobs/mailer'
import { mails } from '#db/schema'
import { afterThisTest } from '#tests/support/after-test'
import { asha, freshSite, tables } from '#tests/support/app'
import { type SmtpBehaviour, startSmtp } from '#tests/support/smtp'

export function closeAfterTest<Thing extends { close(): Promise<void> }>(thing: Thing): Thing {
  afterThisTest(() => thing.close())
  return thing
}

export type Pace = NonNullable<Parameters<typeof startMailer>[1]>

export const sampleMail: MailInput = {
  kind: 'enquiry',
  subjectId: 'enquiry-1',
  replyTo: { name: asha.name, address: asha.email },
  subject: 'General: Asha Verma',
  text: `${asha.desc}\n\nName: Asha Verma`,
}

/** A site whose mailer works only when it is woken, and has its own clock. */
export async function outbox(
  url: string,
  { pace, env }: { pace?: Pace; env?: Record<string, string> } = {},
) {
  const site: Site = await freshSite({
    settings: readSettings({ SITE_ORIGIN: 'https://www.example.com', SMTP_URL: url, ...env }),
  })
  let clock = Date.now()
  const mailer = startMailer(site, {
    pollMs: 60_000,
    backoffMs: 0,
    now: () => clock,
    ...pace,
  })
  closeAfterTest({ close: () => mailer.stop() })
  const read = async () => tables(site.db).select().from(mails).orderBy(mails.createdAt)
  const countAttempts = async () => (await read()).reduce((sum, mail) => sum + mail.attempts, 0)
  return {
    site,
    mailer,
    read,
    onlyMail: async () => {
      const [mail, second] = await read()
      if (!mail || second) throw new Error(`${(await read()).length} mails instead of one`)
      return mail
    },
    async queue(change: Partial<MailInput> = {}) {
      const earlier = (await read()).length - 1000
      await queueMail(tables(site.db), { ...sampleMail, now: clock + earlier, ...change })
    },
    /** Advances the clock, and waits until `count` more attempts are stored. */
    async waitForAttempts(count: number, passed = 0) {
      clock += passed
      const wanted = (await countAttempts()) + count
      const wakeAndCount = async () => {
        mailer.wake()
        return await countAttempts()
      }
      await expect.poll(wakeAndCount, { timeout: 8000 }).toBe(wanted)
    },
  }
}

export async function smtpServer(behaviour?: SmtpBehaviour) {
  return closeAfterTest(await startSmtp(behaviour))
}
