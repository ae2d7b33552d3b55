import {
  type ClientActionFunctionArgs,
  isRouteErrorResponse,
  replace,
  type ShouldRevalidateFunction,
  useActionData,
  useLocation,
  useNavigation,
} from '@remix-run/react'
import { useState } from 'react'
import { isConnectionError } from '#app/ui/error/error-words'
import { FILE_CHANGED, hasChangedFile, hasResizedFile } from '#app/ui/form/changed-file'

export const SESSION_OVER = 'Not sent: your session has ended. What you typed is still here.'
const NOT_OWNER = 'Not sent: only an owner can do this. What you typed is still here.'
const OFFLINE = 'The connection was lost. What you typed is still here. Please try again.'
const SERVER_FAILED =
  'The site could not save this right now. What you typed is still here. Please try again in a minute.'

type PostArgs = Pick<ClientActionFunctionArgs, 'serverAction'>

/** Keeps the page and everything typed in it if the post fails or the session has ended. */
export async function clientAction({ serverAction }: PostArgs) {
  if (await hasResizedFile()) return { failure: FILE_CHANGED }
  return serverAction().catch((error: unknown) => toFailure(error))
}

/** @throws the redirects and error responses of the action */
export async function toFailure(error: unknown): Promise<{ failure: string }> {
  if (isSessionOver(error)) return { failure: SESSION_OVER }
  if (isRouteErrorResponse(error) && error.status === 403) return { failure: NOT_OWNER }
  if (isExpected(error)) throw withoutEntry(error)
  if (!isConnectionError(error)) return { failure: SERVER_FAILED }
  return { failure: (await hasChangedFile()) ? FILE_CHANGED : OFFLINE }
}

/** A redirect to the page of the form adds no history entry, so that Back leads to the page before. */
function withoutEntry(error: unknown): unknown {
  if (!(error instanceof Response)) return error
  const to = error.headers.get('Location')
  const isSamePage = to !== null && new URL(to, location.href).pathname === location.pathname
  return isSamePage ? replace(to, { status: error.status, headers: error.headers }) : error
}

function isSessionOver(error: unknown): boolean {
  const location = error instanceof Response ? error.headers.get('Location') : undefined
  return /^\/login\?.*\bdropped=/.test(location ?? '')
}

function isExpected(error: unknown): boolean {
  return error instanceof Response || (isRouteErrorResponse(error) && error.status < 500)
}

/** Not after a failed post: the loaders would fail too, and an error page would replace the typed text. */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  actionResult,
  defaultShouldRevalidate,
}) => failureOf(actionResult) === undefined && defaultShouldRevalidate

export function failureOf(result: unknown): string | undefined {
  const isFailure = typeof result === 'object' && result !== null && 'failure' in result
  return isFailure ? String(result.failure) : undefined
}

/**
 * The data of the last post of a fetcher, which keeps the data of an earlier post after a redirect. Undefined again once
 * another form of the page was sent.
 */
export function usePostData<Data>({ state, data }: { state: string; data: Data | undefined }) {
  const { key } = useLocation()
  const [earlier, setEarlier] = useState({ data, key })
  const isEarlier = state === 'submitting' || key !== earlier.key
  if (isEarlier && (earlier.data !== data || earlier.key !== key)) setEarlier({ data, key })
  return state === 'idle' && data !== earlier.data ? data : undefined
}

/** True while a form of the page is posted, not while a link is followed. */
export const useIsPosting = () => useNavigation().formMethod === 'POST'

export function usePostResult<Action>() {
  const result = useActionData<Action>()
  const failure = failureOf(result)
  return { result: failure === undefined ? result : undefined, failure }
}

export function PagePostFailed() {
  return <PostFailed failure={usePostResult().failure} />
}

export function PostFailed({ failure }: { failure: string | undefined }) {
  const isBusy = useIsPosting()
  if (failure === undefined || isBusy) return null
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
