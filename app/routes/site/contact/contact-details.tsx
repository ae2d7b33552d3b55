import { type ReactNode, useState } from 'react'
import type { CompanyFacts } from '#app/models/company/facts'
import { closedDays, shortDays, timesInWords } from '#app/models/company/opening-times'
import { Icon, IconBox } from '#app/ui/icon'
import { telephoneHref } from '#app/ui/link'
import { SceneArt } from '#app/ui/scene-art'
import { useHydrated } from '#app/ui/use-hydrated'

export function ContactDetails({ company }: { company: CompanyFacts }) {
  const { latitude, longitude } = company
  const phone = company.helpdeskPhone || company.tollFreePhone
  return (
    <div>
      <ul className="place mb-8 grid gap-6 max-sm:gap-4.5">
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
        {phone && (
          <Fact icon="phone" label="Phone">
            <p>
              <a className="text-link" href={telephoneHref(phone)}>
                {phone}
              </a>
            </p>
          </Fact>
        )}
        <Fact icon="clock" label="Opening hours">
          {hoursOf(company).map((line) => (
            <p key={line} className="text-ink-2">
              {line}
            </p>
          ))}
        </Fact>
      </ul>
      {latitude !== '' && longitude !== '' && (
        <MapPreview company={company} latitude={Number(latitude)} longitude={Number(longitude)} />
      )}
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

function hoursOf({ openDays, ...times }: CompanyFacts): string[] {
  const open = `${shortDays(openDays)} ${timesInWords(times, clock)}`
  const closed = shortDays(closedDays(openDays))
  return closed ? [open, `${closed} closed`] : [open]
}

/** "09:00" → "09:00 am", "17:00" → "05:00 pm". */
function clock(time: string): string {
  const [hour = '0', minute = '00'] = time.split(':')
  const twelve = Number(hour) % 12 || 12
  return `${String(twelve).padStart(2, '0')}:${minute} ${Number(hour) < 12 ? 'am' : 'pm'}`
}

interface MapPreviewProps {
  company: CompanyFacts
  latitude: number
  longitude: number
}

/** Loads nothing from the map service before the visitor asks for it. */
function MapPreview({ company, latitude, longitude }: MapPreviewProps) {
  const { name, registeredOffice } = company
  const [isShown, setIsShown] = useState(false)
  const canLoad = useHydrated()
  const box = [longitude - 0.006, latitude - 0.004, longitude + 0.006, latitude + 0.004].join(',')
  const embedHref = `https://www.openstreetmap.org/export/embed.html?bbox=${encodeURIComponent(box)}&layer=mapnik&marker=${latitude},${longitude}`
  const mapHref = `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`
  return (
    <figure className="map-box overflow-hidden rounded-(--r-lg)">
      {isShown ? (
        <iframe
          className="aspect-[640/300] w-full"
          title={`Map of the office of ${name}`}
          src={embedHref}
          loading="lazy"
        />
      ) : (
        <div className="plain relative">
          <SceneArt name="map-art" />
          <button
            disabled={!canLoad}
            className="btn btn-secondary btn-small absolute right-4 bottom-4"
            type="button"
            onClick={() => setIsShown(true)}
          >
            <Icon name="map-pin" size={18} /> Load the map
          </button>
        </div>
      )}
      <figcaption className="grid gap-2 px-5 py-4">
        <p className="text-sm text-ink-2">{registeredOffice}</p>
        <p>
          <a className="link text-sm" href={mapHref} rel="noopener">
            Open in OpenStreetMap <Icon name="arrow-up-right" size={18} />
          </a>
        </p>
      </figcaption>
    </figure>
  )
}
