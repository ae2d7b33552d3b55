import { closedDays, type Day, shortDays } from '#app/models/company/open-days'
import { Icon } from '#app/ui/icon'
import { telephoneHref } from '#app/ui/link'
import { MapPreview } from './map-preview'

export interface Place {
  name: string
  registeredOffice: string
  email: string
  helpdeskPhone: string
  openDays: readonly Day[]
  opensAt: string
  closesAt: string
  latitude: number
  longitude: number
}

export function ContactPlace({ company }: { company: Place }) {
  const facts = [
    { icon: 'map-pin', label: company.name, lines: [company.registeredOffice] },
    {
      icon: 'mail',
      label: 'Email',
      link: { text: company.email, href: `mailto:${company.email}` },
    },
    {
      icon: 'phone',
      label: 'Phone',
      link: {
        text: company.helpdeskPhone,
        href: telephoneHref(company.helpdeskPhone),
      },
    },
    {
      icon: 'clock',
      label: 'Opening hours',
      lines: hoursOf(company),
    },
  ]
  return (
    <div>
      <ul className="place mb-8 grid gap-6">
        {facts.map((fact) => (
          <li key={fact.label} className="grid grid-cols-[44px_1fr] gap-4">
            <span className="bx">
              <Icon name={fact.icon} size={22} />
            </span>
            <div>
              <strong className="font-semibold">{fact.label}</strong>
              {fact.lines?.map((line) => (
                <p key={line} className="text-ink-2">
                  {line}
                </p>
              ))}
              {fact.link && (
                <p>
                  <a className="text-link" href={fact.link.href}>
                    {fact.link.text}
                  </a>
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
      <MapPreview
        name={company.name}
        address={company.registeredOffice}
        latitude={company.latitude}
        longitude={company.longitude}
      />
    </div>
  )
}

function hoursOf({ openDays, opensAt, closesAt }: Place): string[] {
  const open = `${shortDays(openDays)} ${clock(opensAt)} to ${clock(closesAt)}`
  const closed = shortDays(closedDays(openDays))
  return closed ? [open, `${closed} closed`] : [open]
}

/** "09:00" → "09:00 am", "17:00" → "05:00 pm". */
function clock(time: string): string {
  const [hour = '0', minute = '00'] = time.split(':')
  const twelve = Number(hour) % 12 || 12
  return `${String(twelve).padStart(2, '0')}:${minute} ${Number(hour) < 12 ? 'am' : 'pm'}`
}
