import { Link, useLocation } from '@remix-run/react'
import { createContext, type MouseEvent, type ReactNode, useContext, useState } from 'react'
import { Icon } from './icon'
import { PageLink } from './link'

interface EnquiryOpener {
  open: (type: string | undefined) => Promise<void>
  prepare: () => void
}

/** Undefined outside the site frame. */
export const EnquiryOpenerContext = createContext<EnquiryOpener | undefined>(undefined)

interface EnquiryLinkProps {
  className: string
  type?: string
  children: ReactNode
}

export function EnquiryLink({ className, type, children }: EnquiryLinkProps) {
  const dialog = useContext(EnquiryOpenerContext)
  const [isOpening, setIsOpening] = useState(false)
  const isHere = useLocation().pathname === '/enquiry'
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
      aria-current={isHere ? 'page' : undefined}
      onClick={openDialog}
      onPointerEnter={dialog?.prepare}
      onFocus={dialog?.prepare}
    >
      {children}
    </Link>
  )
}

export function enquiryHref(type: string | undefined, desc?: string): string {
  return type ? `/enquiry?${new URLSearchParams({ type, ...(desc && { desc }) })}` : '/enquiry'
}

interface ContentLinkProps {
  className: string
  href: string
  isDownload?: boolean
  children: ReactNode
}

export function ContentLink({ className, href, isDownload, children }: ContentLinkProps) {
  const [path, query] = href.split('?')
  if (path === '/enquiry') {
    const type = new URLSearchParams(query).get('type') ?? undefined
    return (
      <EnquiryLink className={className} type={type}>
        {children}
      </EnquiryLink>
    )
  }
  if (isDownload || !href.startsWith('/')) {
    return (
      <a className={className} href={href} download={isDownload}>
        {children}
      </a>
    )
  }
  return (
    <PageLink className={className} to={href}>
      {children}
    </PageLink>
  )
}

interface ArrowLinkProps {
  href: string
  className?: string
  children: ReactNode
}

export function ArrowLink({ href, className = '', children }: ArrowLinkProps) {
  return (
    <ContentLink className={`link inline-block pr-6.5 ${className}`} href={href}>
      {/* The arrow is positioned absolutely, so that it stays beside the last word. */}
      <span className="relative">
        {children}{' '}
        <Icon className="absolute mt-[0.25em] ml-1 inline" name="arrow-right" size={18} />
      </span>
    </ContentLink>
  )
}
