import { Link, type LinkProps, useLocation } from '@remix-run/react'
import type { ReactNode } from 'react'

/** A link to a page of this site, prefetched on hover and focus. */
export function PageLink(props: Omit<LinkProps, 'prefetch'>) {
  return <Link prefetch="intent" {...props} />
}

interface MenuLinkProps {
  to: string
  className?: string
  children: ReactNode
}

export function MenuLink(props: MenuLinkProps) {
  const { pathname } = useLocation()
  return <PageLink aria-current={props.to === pathname ? 'page' : undefined} {...props} />
}

/** The address of a call (RFC 3966) to a number as people write it: `+91 522 000 000`, `1800 00 0000`. */
export function telephoneHref(number: string): string {
  return `tel:${number.replace(/[^\d+]/g, '')}`
}
