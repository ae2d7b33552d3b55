import { Link, useLocation } from '@remix-run/react'
import { type RefObject, useEffect, useRef } from 'react'

import { Icon } from '#app/ui/icon'

/** Each with the paths below /admin that belong to it. */
const PLACES = [
  { to: '/admin', icon: 'inbox', label: 'Enquiry Data', paths: ['', 'enquiries'] },
  { to: '/admin/jobs', icon: 'briefcase', label: 'Job Data', paths: ['jobs'] },
  { to: '/admin/mails', icon: 'mail', label: 'Mail', paths: ['mails'] },
  { to: '/admin/accounts', icon: 'users', label: 'Accounts', paths: ['accounts'] },
  { to: '/admin/privacy', icon: 'shield-check', label: 'Privacy', paths: ['privacy', 'retention'] },
  { to: '/admin/audit', icon: 'clipboard-list', label: 'Log', paths: ['audit'] },
]

export function DeskNav() {
  const { pathname } = useLocation()
  const nav = useActiveInSight(pathname)
  const [, , here = ''] = pathname.split('/')
  return (
    <nav aria-label="Desk" ref={nav}>
      {PLACES.map(({ to, icon, label, paths }) => {
        const current = pathname === to ? 'page' : 'true'
        return (
          <Link key={to} to={to} aria-current={paths.includes(here) ? current : undefined}>
            <Icon name={icon} /> {label}
          </Link>
        )
      })}
    </nav>
  )
}

/** Width of the fade at the end of the menu, in pixels. */
const FADED = 40

/** On a phone the menu is one line that scrolls: the current entry is scrolled into view. */
function useActiveInSight(pathname: string): RefObject<HTMLElement> {
  const nav = useRef<HTMLElement>(null)
  useEffect(() => {
    const line = nav.current?.getBoundingClientRect()
    const active = nav.current?.querySelector('[aria-current]')?.getBoundingClientRect()
    if (!nav.current || !line || !active || pathname === '') return
    nav.current.scrollLeft += Math.max(0, active.right - line.right + FADED)
  }, [pathname])
  return nav
}
