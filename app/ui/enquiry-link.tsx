import { Link } from '@remix-run/react'
import { createContext, type MouseEvent, type ReactNode, useContext, useState } from 'react'

interface EnquiryOpener {
  open: (type: string | undefined) => Promise<void>
  prepare: () => void
}

/** Undefined outside the site frame. */
export const OpenEnquiry = createContext<EnquiryOpener | undefined>(undefined)

interface EnquiryLinkProps {
  className: string
  type?: string
  children: ReactNode
}

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
