import { Link } from '@remix-run/react'
import { editUrl } from '#app/models/content/edit-url'
import { When } from '#app/routes/desk/when'
import { PictureArt } from '#app/ui/picture-art'
import type { ShownImage, showImages } from './image-view.server'

export function ImageList({ images }: { images: readonly ShownImage[] }) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
      {images.map((image) => (
        <li key={image.id} id={image.id} className="office-box flex flex-col gap-2 p-3">
          <Thumbnail image={image} />
          <Link
            className="text-link font-semibold break-words"
            to={`/admin/site/images/${image.id}`}
            data-row
          >
            {image.alt}
          </Link>
          <p className="hint break-words">{image.name}</p>
          <p className="num text-sm text-ink-2">{`${image.size}, stored as ${image.files.join(', ')}`}</p>
          <p className="text-sm text-ink-2">
            <UsedOn uses={image.uses} />
          </p>
          <p className="hint mt-auto">
            Uploaded <When {...image.added} />
          </p>
        </li>
      ))}
    </ul>
  )
}

/** On white in both themes. Without alt text, because the page shows the text next to it. */
export function Thumbnail({ image }: { image: Pick<ShownImage, 'picture'> }) {
  return (
    <PictureArt
      picture={{ ...image.picture, alt: '' }}
      className="aspect-[3/2] h-auto w-full rounded-md bg-white object-contain"
      sizes="(min-width: 40rem) 300px, 90vw"
    />
  )
}

export function UsedOn({ uses }: Pick<ShownImage, 'uses'>) {
  if (uses.length === 0) return <span key="unused">Not used</span>
  return (
    <span key="used" className="flex flex-wrap gap-x-3">
      <span>Used on</span>
      {uses.map(({ document, label }) => (
        <Link key={label} className="text-link" to={editUrl(document)}>
          {label}
        </Link>
      ))}
    </span>
  )
}

type ShownImages = Awaited<ReturnType<typeof showImages>>

export function PageWeights({ pages, total }: Pick<ShownImages, 'pages' | 'total'>) {
  return (
    <div className="mb-4">
      <p className="hint num">{`All pictures: ${total}.`}</p>
      {pages.length > 0 && (
        <ul className="mt-1" aria-label="Weight of pages">
          {pages.map(({ label, words, isHeavy }) => (
            <li key={label} className="flex flex-wrap items-baseline gap-x-3">
              <b className="font-semibold">{label}</b>
              <Weight words={words} isHeavy={isHeavy} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

export function Weight({ words, isHeavy }: { words: string; isHeavy: boolean }) {
  if (!words) return null
  return <p className={`text-sm ${isHeavy ? 'text-(--danger-ink)' : 'text-ink-2'}`}>{words}</p>
}
