import { Link } from '@remix-run/react'
import { createContext, type MouseEvent, type ReactNode, useContext, useState } from 'react'

interface EnquiryOpener {
  /** Settles once the dialog is open or the link is followed instead. */
  open: (type: string | undefined) => Promise<void>
  /** Loads the code of the dialog. */
  prepare: () => void
}

/** Opens the enquiry dialog; undefined outside of the site frame. */
export const OpenEnquiry = createContext<EnquiryOpener | undefined>(undefined)

interface EnquiryLinkProps {
  className: string
  /** Type of the enquiry, after the page. */
  type?: string
  children: ReactNode
}

/** A link to the enquiry page; opens the dialog instead once hydrated. */
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
