import { Link } from '@remix-run/react'
import { Icon } from '#app/ui/icon'

interface BackLinkProps {
  to: string
  className?: string
  children: string
}

export function BackLink({ to, className = 'link mb-2', children }: BackLinkProps) {
  return (
    <Link className={className} to={to}>
      <Icon name="arrow-left" size={18} /> <span>{children}</span>
    </Link>
  )
}
