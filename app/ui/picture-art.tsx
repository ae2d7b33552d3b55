import type { Picture } from '#app/content/picture'

interface PictureArtProps {
  picture: Picture
  /** Seen without scrolling: loaded at once. */
  isFirst?: boolean
  className?: string
  sizes?: string
}

/** models/image/budget.ts counts with these. */
const SIZES = '(min-width: 64rem) 600px, 100vw'

export function PictureArt(props: PictureArtProps) {
  const { picture, isFirst, className = SHAPE, sizes = SIZES } = props
  // React 18 knows the attribute only in lower case.
  const urgency = isFirst ? { fetchpriority: 'high' } : { loading: 'lazy' as const }
  // A browser takes the picture as soon as it knows the source, which is therefore the last.
  return (
    <img
      {...urgency}
      className={className}
      sizes={picture.srcSet && sizes}
      decoding="async"
      {...picture}
      alt={picture.alt}
    />
  )
}

/** The room is kept from the start, by width and height; a tall picture takes no more than a scene. */
const SHAPE = 'mx-auto h-auto max-h-130 w-full rounded-(--r-lg) object-contain'
