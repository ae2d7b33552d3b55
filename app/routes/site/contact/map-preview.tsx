import { useState } from 'react'
import { useHydrated } from 'remix-utils/use-hydrated'
import { Icon } from '#app/ui/icon'
import { SceneArt } from '#app/ui/scene-art'

interface MapPreviewProps {
  name: string
  address: string
  latitude: number
  longitude: number
}

/** Loads nothing from the map service before the visitor asks for it. */
export function MapPreview({ name, address, latitude, longitude }: MapPreviewProps) {
  const [isShown, setIsShown] = useState(false)
  const canLoad = useHydrated()
  const box = [longitude - 0.006, latitude - 0.004, longitude + 0.006, latitude + 0.004].join(',')
  const frame = `https://www.openstreetmap.org/export/embed.html?bbox=${encodeURIComponent(box)}&layer=mapnik&marker=${latitude},${longitude}`
  const place = `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`
  return (
    <figure className="map-box">
      {isShown ? (
        <iframe title={`Map of the office of ${name}`} src={frame} loading="lazy" />
      ) : (
        <div className="plain">
          <SceneArt name="map-art" />
        </div>
      )}
      <figcaption>
        <p className="text-sm text-ink-2">{address}</p>
        <div className="flex flex-wrap gap-3">
          {!isShown && (
            <button
              disabled={!canLoad}
              className="btn btn-secondary btn-small"
              type="button"
              onClick={() => setIsShown(true)}
            >
              <Icon name="map-pin" size={18} /> Load the map
            </button>
          )}
          <a className="link text-sm" href={place} rel="noopener">
            Open in OpenStreetMap <Icon name="arrow-up-right" size={18} />
          </a>
        </div>
      </figcaption>
    </figure>
  )
}
