import { Icon } from '#app/ui/icon'
import { type Addressee, callHref, mailHref, telegramHref, whatsAppHref } from './reply-hrefs'

interface ReplyLinksProps {
  to: Addressee
  /** Only the icons are seen, where room is scarce. */
  isCompact?: boolean
}

/** Every way to answer somebody, one tap each. */
export function ReplyLinks({ to, isCompact }: ReplyLinksProps) {
  const ways = [
    { label: 'Mail', icon: 'mail', href: mailHref(to) },
    { label: 'Call', icon: 'phone', href: callHref(to.phone) },
    { label: 'WhatsApp', icon: 'messages-square', href: whatsAppHref(to), isElsewhere: true },
    { label: 'Telegram', icon: 'send', href: telegramHref(to), isElsewhere: true },
  ]
  return (
    <ul className="replies" aria-label={`Answer ${to.name}`}>
      {ways.map(
        ({ label, icon, href, isElsewhere }) =>
          href && (
            <li key={label}>
              <a
                href={href}
                aria-label={`${label} ${to.name}${isElsewhere ? ', in a new tab' : ''}`}
                {...(isElsewhere && { target: '_blank', rel: 'noopener noreferrer' })}
              >
                <Icon name={icon} size={18} />
                {!isCompact && label}
              </a>
            </li>
          ),
      )}
    </ul>
  )
}
