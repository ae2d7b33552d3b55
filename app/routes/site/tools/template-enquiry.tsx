import type { CheckerWords } from '#app/content/tool-words/template-checker'
import type { Draft } from '#app/models/messaging/dlt-draft'
import { PageLink } from '#app/ui/link'

/** The server takes 8,192, and a navigation adds some. */
const LONGEST_HREF = 8000

export function TemplateEnquiry({ draft, words }: { draft: Draft; words: CheckerWords }) {
  const href = templateEnquiryHref(draft)
  if (href.length > LONGEST_HREF) return null
  return (
    <p className="acts mt-5">
      <PageLink className="btn btn-secondary" to={href}>
        {words.enquiry}
      </PageLink>
    </p>
  )
}

export function templateEnquiryHref({ category, header, brand, text, sendAt }: Draft): string {
  const facts = [
    category,
    header && `header ${header}`,
    brand && `brand ${brand}`,
    sendAt && `sent at ${sendAt} India time`,
  ]
  const desc = `DLT template: ${facts.filter(Boolean).join(', ')}.\n\nText:\n${text}`
  return `/enquiry?${new URLSearchParams({ type: 'Bulk SMS', desc })}`
}
