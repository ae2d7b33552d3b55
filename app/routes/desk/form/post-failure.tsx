import {
  type ClientActionFunctionArgs,
  isRouteErrorResponse,
  type ShouldRevalidateFunction,
  useActionData,
  useNavigation,
} from '@remix-run/react'
import { isConnectionError } from '#app/ui/error/error-words'

export const SESSION_OVER = 'Not sent: your session has ended. What you typed is still here.'
const OFFLINE = 'The connection was lost. What you typed is still here. Please try again.'
const SERVER_FAILED =
  'The site could not save this right now. What you typed is still here. Please try again in a minute.'

type PostArgs = Pick<ClientActionFunctionArgs, 'serverAction'>

/** Leaves the page, with everything typed in it, when the post fails or the session is over. */
export async function clientAction({ serverAction }: PostArgs) {
  return serverAction().catch((error: unknown) => explain(error))
}

/** @throws a redirect and a refusal of the action */
export function explain(error: unknown): { failure: string } {
  if (isDropped(error)) return { failure: SESSION_OVER }
  if (isIntended(error)) throw error
  return { failure: isConnectionError(error) ? OFFLINE : SERVER_FAILED }
}

function isDropped(error: unknown): boolean {
  const place = error instanceof Response ? error.headers.get('Location') : undefined
  return /^\/login\?.*\bdropped=/.test(place ?? '')
}

function isIntended(error: unknown): boolean {
  return error instanceof Response || (isRouteErrorResponse(error) && error.status < 500)
}

/** Loaders would fail like the post, and take the page away with what was typed. */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  actionResult,
  defaultShouldRevalidate,
}) => failureOf(actionResult) === undefined && defaultShouldRevalidate

export function failureOf(answer: unknown): string | undefined {
  const isFailure = typeof answer === 'object' && answer !== null && 'failure' in answer
  return isFailure ? String(answer.failure) : undefined
}

/** Whether a form of the page is on its way; following a link is none. */
export const useIsPosting = () => useNavigation().formMethod === 'POST'

export function useAnswer<Action>() {
  const answer = useActionData<Action>()
  const failure = failureOf(answer)
  return { answer: failure === undefined ? answer : undefined, failure }
}

export function PostFailed({ failure }: { failure: string | undefined }) {
  if (failure === undefined) return null
  return (
    <p className="err" role="alert">
      <span>{failure}</span>{' '}
      {failure === SESSION_OVER && (
        <a className="text-link" href="/login" target="_blank" rel="noopener">
          Log in again
        </a>
      )}
    </p>
  )
}
