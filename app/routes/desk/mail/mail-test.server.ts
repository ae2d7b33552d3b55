import { data } from '@remix-run/node'
import { consume, tooMany } from '#app/http/rate-limit.server'
import type { Admin } from '#app/models/account/admin.server'
import type { Site } from '#app/models/company/site.server'
import { mailOf } from '#app/models/mail/mail-server.server'
import { sendTestMail } from '#app/models/mail/test-mail.server'
import { recordSingleAction } from '#app/models/privacy/audit.server'

export async function testMail(site: Site, admin: Admin) {
  const { smtpUrl } = mailOf(site)
  if (smtpUrl === undefined) return refuse(409, 'No mail server is set up yet.')
  const wait = await consume('testMail', admin.id)
  if (wait > 0) return refuse(429, tooMany(wait), { 'Retry-After': String(wait) })
  const { isSent, report, detail } = await sendTestMail(smtpUrl, site)
  await recordSingleAction(site.db, admin, { action: 'mail.test', detail })
  return data({ isSent, report })
}

function refuse(status: number, report: string, headers?: Record<string, string>) {
  return data({ isSent: false, report }, { status, headers })
}
