import type { ShouldRevalidateFunction } from '@remix-run/react'

/** What a form gives back where the connection broke. */
export interface Unsent {
  isUnsent: true
}

/** The page stays as it is then: to read it anew would fail as well, and take what was typed with it. */
export const revalidateUnlessUnsent: ShouldRevalidateFunction = ({
  actionResult,
  defaultShouldRevalidate,
}) => !isUnsent(actionResult) && defaultShouldRevalidate

function isUnsent(answer: unknown): answer is Unsent {
  return typeof answer === 'object' && answer !== null && 'isUnsent' in answer
}
