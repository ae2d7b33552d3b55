import { Link, type LinkProps, useLocation } from '@remix-run/react'
import type { ReactNode } from 'react'

/** Keeps the `preview` parameter, so that links on a page with drafts lead to pages with drafts. */
export function PageLink({ to, ...props }: Omit<LinkProps, 'prefetch'>) {
  const preview = new URLSearchParams(useLocation().search).get('preview')
  return <Link to={preview === null ? to : previewOf(to, preview)} {...props} />
}

function previewOf(to: LinkProps['to'], preview: string): LinkProps['to'] {
  if (typeof to !== 'string' || !to.startsWith('/')) return to
  const { pathname, searchParams, hash } = new URL(to, 'http://own.page')
  searchParams.set('preview', preview)
  return `${pathname}?${searchParams}${hash}`
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

const WHATSAPP = /^https:\/\/(wa\.me|(api\.|www\.)?whatsapp\.com)\//

export function whatsAppHref(company: { chatUrl: string; helpdeskPhone: string }) {
  if (WHATSAPP.test(company.chatUrl)) return company.chatUrl
  if (!company.helpdeskPhone.startsWith('+')) return undefined
  return `https://wa.me/${dialled(company.helpdeskPhone).slice(1)}`
}

/** `tel:` URL (RFC 3966). */
export function telephoneHref(number: string): string {
  return `tel:${dialled(number)}`
}

/** "+44 (0) 20 7946 0000" is dialled without the zero. */
const dialled = (number: string) => number.replace(/^(\+.*?)\(0\)/, '$1').replace(/[^\d+]/g, '')
