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

/** The company's own link where that leads to WhatsApp, else a chat with its helpdesk number. */
export function whatsAppHref(company: { chatUrl: string; helpdeskPhone: string }): string {
  const { hostname } = new URL(company.chatUrl)
  if (/^(wa\.me|(api|www)\.whatsapp\.com|whatsapp\.com)$/.test(hostname)) return company.chatUrl
  return `https://wa.me/${company.helpdeskPhone.replace(/\D/g, '')}`
}

/** RFC 3966. */
export function telephoneHref(number: string): string {
  return `tel:${number.replace(/[^\d+]/g, '')}`
}
