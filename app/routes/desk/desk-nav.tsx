import { Link, useLocation } from '@remix-run/react'

import { Icon } from '#app/ui/icon'

interface Entry {
  to: string
  icon: string
  label: string
  /** The segments after /admin that belong to it. */
  paths: string[]
  isOwners?: boolean
}

const ENTRIES: Entry[] = [
  { to: '/admin', icon: 'inbox', label: 'Enquiry Data', paths: ['', 'enquiries'] },
  { to: '/admin/jobs', icon: 'briefcase', label: 'Job Data', paths: ['jobs'] },
  { to: '/admin/mails', icon: 'mail', label: 'Emails', paths: ['mails'] },
  { to: '/admin/inbox', icon: 'mail-question-mark', label: 'Unmatched emails', paths: ['inbox'] },
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
    isOwners: true,
  },
  { to: '/admin/site', icon: 'globe', label: 'Site', paths: ['site'], isOwners: true },
  { to: '/admin/accounts', icon: 'users', label: 'Accounts', paths: ['accounts'] },
  {
    to: '/admin/privacy',
    icon: 'shield-check',
    label: 'Privacy',
    paths: ['privacy', 'retention'],
    isOwners: true,
  },
  { to: '/admin/health', icon: 'activity', label: 'Health', paths: ['health'] },
  { to: '/admin/audit', icon: 'clipboard-list', label: 'Log', paths: ['audit'], isOwners: true },
]

export function DeskNav({ isOwner }: { isOwner: boolean }) {
  const { pathname } = useLocation()
  const [, , section = ''] = pathname.split('/')
  return (
    <nav aria-label="Desk">
      {ENTRIES.filter((entry) => isOwner || !entry.isOwners).map(({ to, icon, label, paths }) => {
        const current = pathname === to ? 'page' : 'true'
        return (
          <Link key={to} to={to} aria-current={paths.includes(section) ? current : undefined}>
            <Icon name={icon} /> <span>{label}</span>
          </Link>
        )
      })}
    </nav>
  )
}
