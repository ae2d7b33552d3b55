import { firstLetter } from './first-letter'
import { PageLink } from './page-link'

/** The company's mark: its first letter on a packet, with a small packet leaving the corner. */
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

/** More letters than this stand smaller, in two lines where they must. */
const LONG = 14

export function Logo({ name }: { name: string }) {
  return (
    <PageLink className={name.length > LONG ? 'logo logo-long' : 'logo'} to="/">
      <LogoMark name={name} />
      <span>{name}</span>
    </PageLink>
  )
}
