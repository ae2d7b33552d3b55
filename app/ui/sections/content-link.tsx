import type { ReactNode } from 'react'

import { EnquiryLink } from '#app/ui/enquiry-link'
import { PageLink } from '#app/ui/link'

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
