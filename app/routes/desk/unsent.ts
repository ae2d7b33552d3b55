import { isRouteErrorResponse, type ShouldRevalidateFunction } from '@remix-run/react'

import { isConnectionError } from '#app/ui/connection-error'

/** What a form gives back where what it sent did not arrive, or could not be taken just now. */
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
 * fail, so that a page without an answer, or an act that failed, does not take the frame with it.
 */
export const revalidateAfterActs: ShouldRevalidateFunction = (change) => {
  const { formMethod = 'GET', actionResult } = change
  return formMethod !== 'GET' && !isFailure(actionResult) && revalidateUnlessUnsent(change)
}

/** A redirect or a refusal is the site's word; anything else is none. */
export function isAnswer(error: unknown): boolean {
  return error instanceof Response || (isRouteErrorResponse(error) && error.status < 500)
}

/** Why what was typed is still in its form, after an error that is no answer. */
export function whyUnsent(error: unknown): string {
  return isConnectionError(error)
    ? 'The connection is gone. What you typed is still here; please try again.'
    : 'The site could not take this just now. What you typed is still here; please try again in a minute.'
}

function isUnsent(answer: unknown): answer is Unsent {
  return typeof answer === 'object' && answer !== null && 'isUnsent' in answer
}

function isFailure(answer: unknown): boolean {
  return answer instanceof Error || isRouteErrorResponse(answer)
}
