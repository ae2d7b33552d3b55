import type { ShouldRevalidateFunction } from '@remix-run/react'

import { isConnectionError } from '#app/ui/connection-error'

/** What a form gives back where the connection broke. */
export interface Unsent {
  isUnsent: true
}

/** The page stays as it is then: to read it anew would fail as well, and take what was typed with it. */
export const revalidateUnlessUnsent: ShouldRevalidateFunction = ({
  actionResult,
  defaultShouldRevalidate,
}) => !isUnsent(actionResult) && defaultShouldRevalidate

/**
 * For the frame of the desk: what it says changes by what staff do, not by where they go. What is not asked for cannot
 * fail, so that a page without an answer does not take the frame with it.
 */
export const revalidateAfterActs: ShouldRevalidateFunction = (change) => {
  const { formMethod = 'GET', actionResult } = change
  return formMethod !== 'GET' && !isConnectionError(actionResult) && revalidateUnlessUnsent(change)
}

function isUnsent(answer: unknown): answer is Unsent {
  return typeof answer === 'object' && answer !== null && 'isUnsent' in answer
}
