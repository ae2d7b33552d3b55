import { PageLink } from '#app/ui/link'

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
        {firstLetter(name)}
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

const LONG = 14

/** A longer word does not fit beside the buttons of the narrowest phones. */
const LONG_WORD = 13

export function Logo({ name }: { name: string }) {
  return (
    <PageLink className={logoClass(name)} to="/">
      <LogoMark name={name} />
      <span>{name}</span>
    </PageLink>
  )
}

export function logoClass(name: string): string {
  const isLong = name.length > LONG
  const hasLongWord = name.split(/\s+/).some((word) => word.length >= LONG_WORD)
  return ['logo', isLong && 'logo-long', hasLongWord && 'logo-long-word'].filter(Boolean).join(' ')
}

const LETTERS = new Intl.Segmenter('en')

/** The first grapheme, because a name may be in Devanagari. */
export function firstLetter(name: string): string {
  return LETTERS.segment(name)[Symbol.iterator]().next().value?.segment.toUpperCase() ?? ''
}
