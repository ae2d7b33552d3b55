import { Icon } from '#app/ui/icon'
import { telephoneHref } from '#app/ui/link'

export function ReplyLinks({ to }: { to: Addressee }) {
  const links = [
    { label: 'Email', icon: 'mail', href: mailHref(to) },
    { label: 'Call', icon: 'phone', href: callHref(to.phone) },
    { label: 'WhatsApp', icon: 'messages-square', href: whatsAppHref(to), opensNewTab: true },
    { label: 'Telegram', icon: 'send', href: telegramHref(to), opensNewTab: true },
  ]
  return (
    <ul className="replies gap-2" aria-label={`Reply to ${to.name}`}>
      {links.map(
        ({ label, icon, href, opensNewTab }) =>
          href && (
            <li key={label}>
              <a
                href={href}
                aria-label={`${label} ${to.name}${opensNewTab ? ', in a new tab' : ''}`}
                {...(opensNewTab && { target: '_blank', rel: 'noopener noreferrer' })}
              >
                <Icon name={icon} size={18} />
                <span>{label}</span>
              </a>
            </li>
          ),
      )}
    </ul>
  )
}

interface Addressee {
  name: string
  email: string
  phone: string
  isPhoneValid: boolean
  telegramId: string
  reference: string
}

/** `mailto:` URL with the reference as subject and a salutation (RFC 6068). */
export function mailHref({ name, email, reference }: Addressee): string {
  const body = encodeURIComponent(`Dear ${name},\r\n\r\n`)
  return `${subjectHref(email, `Your enquiry ${reference}`)}&body=${body}`
}

export function subjectHref(email: string, subject: string): string {
  const address = encodeURIComponent(email).replace('%40', '@')
  return `mailto:${address}?subject=${encodeURIComponent(subject)}`
}

/** `tel:` URL of the first number in a text. @returns undefined for a text without digits */
export function callHref(phone: string): string | undefined {
  const [number] = /\+?\d[\d\s().-]*/.exec(phone) ?? []
  return number && telephoneHref(number)
}

export function whatsAppHref(to: Addressee): string | undefined {
  if (!to.isPhoneValid || to.phone === '') return undefined
  return `https://wa.me/${to.phone.replace(/\D/g, '')}?text=${chatText(to)}`
}

export function telegramHref(to: Addressee): string | undefined {
  const name = telegramName(to.telegramId)
  return name && `https://t.me/${name}?text=${chatText(to)}`
}

function chatText({ name, reference }: Addressee): string {
  return encodeURIComponent(`Dear ${name},\nabout your enquiry ${reference}: `)
}

function telegramName(telegramId: string): string | undefined {
  return /^(?:(?:https?:\/\/)?t(?:elegram)?\.me\/|@)?([a-z]\w{3,31})\/?$/i.exec(
    telegramId.trim(),
  )?.[1]
}
