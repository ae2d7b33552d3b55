import { Fragment, type ReactNode } from 'react'

const HYPHENATED = /([\p{L}\d]+(?:-\p{L}+)+)/u

/**
 * A text whose lines never end at the hyphen of a word, or of a number and its unit. The letters stay those of the text,
 * so that who searches for the word or copies it gets the plain hyphen.
 */
export function wholeWords(text: string): ReactNode {
  const pieces = text.split(HYPHENATED)
  if (pieces.length === 1) return text
  return pieces.map((piece, position) =>
    position % 2 ? (
      <span key={position} className="whitespace-nowrap">
        {piece}
      </span>
    ) : (
      piece
    ),
  )
}

/** An address that breaks before its host, where it has to break, and before the dots of a host that is too long itself. */
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
