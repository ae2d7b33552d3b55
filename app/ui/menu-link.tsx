import { useLocation } from '@remix-run/react'
import type { ReactNode } from 'react'

import { PageLink } from './page-link'

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
