import type { ReactNode } from 'react'

import { EnquiryLink } from '#app/ui/enquiry-link'
import { PageLink } from '#app/ui/page-link'

interface ContentLinkProps {
  className: string
  /** As written in the content: a path, an anchor, mailto:, tel: or an https address. */
  href: string
  isDownload?: boolean
  children: ReactNode
}

/** A link of the content as the element that its address asks for; one to the enquiry form opens the dialog. */
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
