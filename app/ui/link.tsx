import { Link, type LinkProps, useLocation } from '@remix-run/react'
import type { ReactNode } from 'react'

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

/** RFC 3966. */
export function telephoneHref(number: string): string {
  return `tel:${number.replace(/[^\d+]/g, '')}`
}
