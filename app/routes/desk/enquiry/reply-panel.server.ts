import { GENERAL } from '#app/content/enquiry-types'
import type { Site } from '#app/models/company/site.server'
import { CONTACT_TYPE } from '#app/models/enquiry/contact'
import type { EnquiryDetail } from '#app/models/enquiry/list.server'
import { mailOf } from '#app/models/mail/mail-server.server'
import type { Actor } from '#app/models/privacy/audit.server'
import { fillPlaceholders } from '#app/models/reply/placeholders'
import { findObstacle, replierOf } from '#app/models/reply/reply.server'
import { listSavedReplies } from '#app/models/reply/saved-reply.server'

const NO_SERVICE = ['', GENERAL, CONTACT_TYPE]

export async function readReplyPanel(site: Site, admin: Actor, enquiry: EnquiryDetail) {
  const { name, reference, type } = enquiry
  const service = NO_SERVICE.includes(type) ? 'our services' : type
  const values = { name, reference, service, 'my name': admin.name }
  const saved = (await listSavedReplies(site.db)).map(({ id, title, text }) => ({
    id,
    title,
    text: fillPlaceholders(text, values),
  }))
  return {
    from: replierOf(admin, site),
    obstacle: await findObstacle(site.db, enquiry),
    isSetUp: mailOf(site).smtpUrl !== undefined,
    saved,
  }
}

export type ReplyPanelData = Awaited<ReturnType<typeof readReplyPanel>>
