import { Link, useLocation } from '@remix-run/react'
import { useEffect, useRef } from 'react'

import { Icon } from '#app/ui/icon'

interface Entry {
  to: string
  icon: string
  label: string
  /** Path segments after /admin that belong to the entry. */
  paths: string[]
  isOwnerOnly?: boolean
}

const INBOX = '/admin/inbox'

const ENTRIES: Entry[] = [
  { to: '/admin', icon: 'inbox', label: 'Enquiry Data', paths: ['', 'enquiries'] },
  { to: '/admin/jobs', icon: 'briefcase', label: 'Job Data', paths: ['jobs'] },
  { to: '/admin/site', icon: 'globe', label: 'Site', paths: ['site'], isOwnerOnly: true },
  { to: '/admin/mails', icon: 'mail', label: 'Emails', paths: ['mails'] },
  { to: INBOX, icon: 'mail-question-mark', label: 'Unmatched emails', paths: ['inbox'] },
  {
    to: '/admin/saved-replies',
    icon: 'messages-square',
    label: 'Saved replies',
    paths: ['saved-replies'],
  },
  {
    to: '/admin/webhooks',
    icon: 'webhook',
    label: 'Webhooks',
    paths: ['webhooks'],
    isOwnerOnly: true,
  },
  { to: '/admin/accounts', icon: 'users', label: 'Accounts', paths: ['accounts'] },
  {
    to: '/admin/privacy',
    icon: 'shield-check',
    label: 'Privacy',
    paths: ['privacy', 'retention'],
    isOwnerOnly: true,
  },
  { to: '/admin/health', icon: 'activity', label: 'Health', paths: ['health'] },
  { to: '/admin/audit', icon: 'clipboard-list', label: 'Log', paths: ['audit'], isOwnerOnly: true },
]

/** Pixels after the current link of the phone menu, whose end fades out. */
const END_GAP = 64

interface DeskNavProps {
  isOwner: boolean
  unmatched: number
}

export function DeskNav({ isOwner, unmatched }: DeskNavProps) {
  const { pathname } = useLocation()
  const [, , section = ''] = pathname.split('/')
  const entries = ENTRIES.filter((entry) => isOwner || !entry.isOwnerOnly)
  const strip = useRef<HTMLElement>(null)
  useEffect(() => {
    const box = strip.current
    const link = box?.querySelector<HTMLElement>('[aria-current]')
    if (!box || !link) return
    const end = link.offsetLeft + link.offsetWidth - box.offsetLeft
    box.scrollTo(end - box.clientWidth + END_GAP, 0)
  }, [section])
  return (
    <nav aria-label="Desk" ref={strip}>
      {entries.map(({ to, icon, label, paths }) => {
        const current = pathname === to ? 'page' : 'true'
        return (
          <Link
            key={to}
            className="max-lg:aria-[current]:[scroll-initial-target:nearest]"
            to={to}
            aria-current={paths.includes(section) ? current : undefined}
          >
            <Icon name={icon} /> <span>{label}</span>
            {to === INBOX && unmatched > 0 && <b className="num lg:ml-auto">{unmatched}</b>}
          </Link>
        )
      })}
    </nav>
  )
}
