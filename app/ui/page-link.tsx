import { Link, type LinkProps } from '@remix-run/react'

/** A link to a page of ours: what that page needs is fetched as soon as pointer or focus show where a visitor goes. */
export function PageLink(props: Omit<LinkProps, 'prefetch'>) {
  return <Link prefetch="intent" {...props} />
}
