import { Fragment, type ReactNode } from 'react'

const HYPHENATED = /([\p{L}\d]+(?:-\p{L}+)+)/u
/** Letters that fit into a line on a phone. */
const LINE = 24

/** Keeps hyphenated words on one line, without a non-breaking hyphen, which search would not match. */
export function wholeWords(text: string): ReactNode {
  const pieces = text.split(HYPHENATED)
  if (pieces.length === 1) return text
  return pieces.map((piece, position) =>
    position % 2 && piece.length <= LINE ? (
      <span key={position} className="whitespace-nowrap">
        {piece}
      </span>
    ) : (
      piece
    ),
  )
}

/** A headline with a word too long for a narrow column, such as Thiruvananthapuram, is smaller. */
export function fittedHeadline(text: string): ReactNode {
  return /\p{L}{16}/u.test(text) ? <span className="block text-[0.8em]">{text}</span> : text
}

/** Allows line breaks only before the @ and the dots after it. */
export function EmailAddress({ children }: { children: string }) {
  const at = children.lastIndexOf('@')
  if (at < 1) return children
  const labels = children.slice(at).split(/(?=\.)/)
  return (
    <>
      {children.slice(0, at)}
      <wbr />
      <span className="inline-block [text-decoration:inherit]">
        {labels.map((label, position) => (
          <Fragment key={position}>
            {position > 0 && <wbr />}
            {label}
          </Fragment>
        ))}
      </span>
    </>
  )
}
