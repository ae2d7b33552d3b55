import type { Picture } from '#app/content/picture'

interface PictureArtProps {
  picture: Picture
  /** Visible without scrolling, so loaded at once. */
  isFirst?: boolean
  className?: string
  sizes?: string
}

/** models/image/budget.ts uses the same sizes. */
const SIZES = '(min-width: 64rem) 600px, 100vw'

export function PictureArt(props: PictureArtProps) {
  const { picture, isFirst, className = SHAPE, sizes = SIZES } = props
  // React 18 supports the attribute in lower case only.
  const priority = isFirst ? { fetchpriority: 'high' } : { loading: 'lazy' as const }
  // `src` comes last, because some browsers start the download as soon as it is set.
  return (
    <img
      {...priority}
      className={className}
      sizes={picture.srcSet && sizes}
      decoding="async"
      {...picture}
      alt={picture.alt}
    />
  )
}

/** Width and height reserve the space; a tall image is no higher than a scene. */
const SHAPE = 'mx-auto h-auto max-h-130 w-full rounded-(--r-lg) object-contain'
