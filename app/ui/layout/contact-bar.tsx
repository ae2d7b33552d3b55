import { EnquiryLink } from '#app/ui/enquiry-link'
import { Icon } from '#app/ui/icon'
import { telephoneHref, whatsAppHref } from '#app/ui/link'

interface ContactBarProps {
  company: { helpdeskPhone: string; tollFreePhone: string; chatUrl: string }
  enquiryType: string | undefined
}

const ITEM =
  'flex min-h-14 flex-1 items-center justify-center gap-2 text-sm font-semibold no-underline -outline-offset-3 hover:bg-(--sunken)'

/** Sticky, so that it ends below the footer and covers none of its text. Not sticky on pages with a form. */
export function ContactBar({ company, enquiryType }: ContactBarProps) {
  const phone = company.helpdeskPhone || company.tollFreePhone
  const chat = whatsAppHref(company)
  return (
    <nav
      className="sticky bottom-0 z-30 flex flex-wrap divide-x divide-line border-t border-line bg-(--surface) pb-[env(safe-area-inset-bottom)] sm:hidden print:hidden [body:has(:is(#send,#apply,.tool-form,#write>h2))_&]:static [body:has(:is(.summary,input:not([type=checkbox],[type=radio],[type=range]):focus,textarea:focus,select:focus))_&]:invisible"
      aria-label="Contact"
    >
      {phone && (
        <a className={ITEM} href={telephoneHref(phone)}>
          <Icon name="phone" size={18} /> Call
        </a>
      )}
      {chat && (
        <a className={ITEM} href={chat} rel="noopener">
          <Icon name="messages-square" size={18} /> WhatsApp
        </a>
      )}
      <EnquiryLink className={ITEM} type={enquiryType}>
        <Icon name="send" size={18} /> Enquiry
      </EnquiryLink>
    </nav>
  )
}
