import { Link, type LinkProps, useLocation } from '@remix-run/react'
import type { ReactNode } from 'react'

/** A link to a page of ours: what that page needs is fetched as soon as pointer or focus show where a visitor goes. */
export function PageLink(props: Omit<LinkProps, 'prefetch'>) {
  return <Link prefetch="intent" {...props} />
}

interface MenuLinkProps {
  to: string
  className?: string
  children: ReactNode
}

/** A link of the header to a page of ours: on that very page it says so. */
export function MenuLink(props: MenuLinkProps) {
  const { pathname } = useLocation()
  return <PageLink aria-current={props.to === pathname ? 'page' : undefined} {...props} />
}
