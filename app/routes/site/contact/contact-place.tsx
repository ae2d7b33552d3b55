import type { ReactNode } from 'react'

import { closedDays, type Day, shortDays } from '#app/models/company/open-days'
import { IconBox } from '#app/ui/icon'
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
  return (
    <div>
      <ul className="place mb-8 grid gap-6">
        <Fact icon="map-pin" label={company.name}>
          <p className="text-ink-2">{company.registeredOffice}</p>
        </Fact>
        <Fact icon="mail" label="Email">
          <p>
            <a className="text-link" href={`mailto:${company.email}`}>
              {company.email}
            </a>
          </p>
        </Fact>
        <Fact icon="phone" label="Phone">
          <p>
            <a className="text-link" href={telephoneHref(company.helpdeskPhone)}>
              {company.helpdeskPhone}
            </a>
          </p>
        </Fact>
        <Fact icon="clock" label="Opening hours">
          {hoursOf(company).map((line) => (
            <p key={line} className="text-ink-2">
              {line}
            </p>
          ))}
        </Fact>
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

function Fact({ icon, label, children }: { icon: string; label: string; children: ReactNode }) {
  return (
    <li className="grid grid-cols-[44px_1fr] gap-4">
      <IconBox name={icon} />
      <div>
        <strong className="font-semibold">{label}</strong>
        {children}
      </div>
    </li>
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
