import { Link } from '@remix-run/react'

/** The packet with the first letter of the company's name. */
export function LogoMark({ name }: { name: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="9" fill="var(--brand)" />
      <rect x="6" y="6" width="6" height="6" rx="1.4" fill="#fff" transform="rotate(12 9 9)" />
      <text
        x="17.5"
        y="23.5"
        textAnchor="middle"
        fontFamily="var(--font-display)"
        fontWeight="720"
        fontSize="19"
        fill="#fff"
      >
        {firstLetter(name)}
      </text>
    </svg>
  )
}

export function Logo({ name }: { name: string }) {
  return (
    <Link className="logo" to="/">
      <LogoMark name={name} />
      <span>{name}</span>
    </Link>
  )
}

function firstLetter(name: string): string {
  const letters = new Intl.Segmenter('en').segment(name)
  return letters[Symbol.iterator]().next().value?.segment.toUpperCase() ?? ''
}
