import type { ReactNode } from 'react'

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
