import type { SendMailOptions } from 'nodemailer'
import type { Site } from '#app/models/company/site.server'
import type { QueuedMail } from '#app/models/mail/delivery.server'
import { splitAtReferences } from '#app/models/reference'

/** What every server takes in a header: RFC 5321's dot-string before the @, no Unicode that would need SMTPUTF8. */
const PLAIN_ADDRESS = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[\p{L}\p{N}.-]{1,189}$/u

/** Addresses are objects, never text to be parsed: a visitor chooses words, not recipients (OWASP, header injection). */
export function toMessage(mail: QueuedMail, { settings, company }: Site): SendMailOptions {
  const from = settings.mailFrom ?? `site@${new URL(settings.origin).hostname}`
  const staff = { name: company.name, address: settings.mailTo ?? company.email }
  const to = mail.toAddress ? { name: '', address: mail.toAddress } : staff
  return {
    envelope: { from, to: [to.address] },
    from: { name: company.name, address: from },
    to,
    ...(PLAIN_ADDRESS.test(mail.replyToAddress) && {
      replyTo: { name: mail.replyToName, address: mail.replyToAddress },
    }),
    messageId: mail.messageId,
    date: new Date(mail.createdAt),
    subject: mail.subject,
    text: mail.text,
    html: toHtml(mail.text),
    // RFC 3834: no out-of-office reply answers this.
    headers: { 'Auto-Submitted': 'auto-generated' },
  }
}

function toHtml(text: string): string {
  const paragraphs = splitAtReferences(escapeHtml(text))
    .map((part, at) => (at % 2 === 0 ? part : `<span style="white-space:nowrap">${part}</span>`))
    .join('')
    .split(/\n{2,}/)
  return paragraphs.map((part) => `<p>${part.replaceAll('\n', '<br>')}</p>`).join('\n')
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
}
