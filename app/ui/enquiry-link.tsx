import { Link } from '@remix-run/react'
import { createContext, type MouseEvent, type ReactNode, useContext, useState } from 'react'

interface EnquiryOpener {
  /** Settles once the dialog is there, or the page of the form is on its way instead. */
  open: (type: string | undefined) => Promise<void>
  /** Fetches what the dialog needs, on the first sign that it will be wanted. */
  prepare: () => void
}

/** Opens the enquiry dialog; undefined where none is at hand, and then the link is just a link. */
export const OpenEnquiry = createContext<EnquiryOpener | undefined>(undefined)

interface EnquiryLinkProps {
  className: string
  /** What the visitor is looking at, one of the known types. */
  type?: string
  children: ReactNode
}

/** A link to the page of the enquiry form, which the dialog stands in for where scripts run. */
export function EnquiryLink({ className, type, children }: EnquiryLinkProps) {
  const dialog = useContext(OpenEnquiry)
  const [isOpening, setIsOpening] = useState(false)
  function openDialog(event: MouseEvent) {
    const wantsNewTab = event.ctrlKey || event.metaKey || event.shiftKey
    if (!dialog || wantsNewTab) return
    event.preventDefault()
    setIsOpening(true)
    dialog.open(type).finally(() => setIsOpening(false))
  }
  return (
    <Link
      className={className}
      to={enquiryHref(type)}
      data-opens
      aria-busy={isOpening || undefined}
      onClick={openDialog}
      onPointerEnter={dialog?.prepare}
      onFocus={dialog?.prepare}
    >
      {children}
    </Link>
  )
}

export function enquiryHref(type: string | undefined): string {
  return type ? `/enquiry?type=${encodeURIComponent(type)}` : '/enquiry'
}
