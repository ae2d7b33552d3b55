import { useCompany } from '#app/ui/company'
import { PageLink } from '#app/ui/link'
import { PictureArt } from '#app/ui/picture-art'

export function LogoMark({ name }: { name: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="9" fill="var(--brand)" />
      <text
        x="14.7"
        y="24"
        textAnchor="middle"
        fontFamily="var(--font-display)"
        fontWeight="720"
        fontSize="21"
        fill="#fff"
      >
        {firstGrapheme(name)}
      </text>
      <rect
        x="23.3"
        y="4.7"
        width="4.4"
        height="4.4"
        rx="0.9"
        fill="#fff"
        transform="rotate(12 25.5 6.9)"
      />
    </svg>
  )
}

/** Above this length a name can be cut off in the header; its tooltip shows it in full. */
const LONG = 14

/** From this length on a word does not fit beside the buttons on the narrowest phones. */
const LONG_WORD = 13

export function Logo(link: { reloadDocument?: boolean }) {
  const { name, logo } = useCompany()
  const isWordmark = logo !== undefined && logo.width >= WORDMARK * logo.height
  return (
    <PageLink className={logoClass(name)} to="/" title={isLong(name) ? name : undefined} {...link}>
      {logo ? (
        <PictureArt
          picture={{ ...logo, alt: isWordmark ? name : '' }}
          className="h-9 w-auto max-w-44 rounded-md bg-white object-contain p-0.5"
          sizes="176px"
        />
      ) : (
        <LogoMark name={name} />
      )}
      {!isWordmark && <span className="max-[15em]:sr-only">{name}</span>}
    </PageLink>
  )
}

/** From this ratio of width to height on, the logo is taken to include the company name. */
const WORDMARK = 2

const isLong = (name: string) => name.length > LONG

export function logoClass(name: string): string {
  const hasLongWord = name.split(/\s+/).some((word) => word.length >= LONG_WORD)
  return ['logo', isLong(name) && 'logo-long', hasLongWord && 'logo-long-word']
    .filter(Boolean)
    .join(' ')
}

/** Missing in Firefox before 125. */
const SEGMENTER = Intl.Segmenter && new Intl.Segmenter('en')

/** The first grapheme, because a name may be in Devanagari. */
export function firstGrapheme(name: string): string {
  const first = SEGMENTER
    ? SEGMENTER.segment(name).containing(0)?.segment
    : /^.\p{M}*/su.exec(name)?.[0]
  return first?.toUpperCase() ?? ''
}
