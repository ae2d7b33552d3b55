import {
  type ClientActionFunctionArgs,
  type FormProps,
  isRouteErrorResponse,
  type ShouldRevalidateFunction,
  useActionData,
  useFetcher,
} from '@remix-run/react'
import type { ReactNode } from 'react'
import { isConnectionError } from '#app/ui/error/error-words'

interface DeskFormProps extends Omit<FormProps, 'method' | 'children'> {
  /** A route whose action redirects and whose `clientAction` is `keepPage`. */
  action: string
  children: ReactNode | ((isSending: boolean) => ReactNode)
}

/** A posted form that leads back to its page. When the post fails, the page stays and the form says so. */
export function DeskForm({ children, ...form }: DeskFormProps) {
  const fetcher = useFetcher()
  const isSending = fetcher.state !== 'idle'
  return (
    <fetcher.Form {...form} method="post" aria-busy={isSending}>
      {typeof children === 'function' ? children(isSending) : children}
      <PostFailed failure={isSending ? undefined : failureOf(fetcher.data)} />
    </fetcher.Form>
  )
}

interface PostFailure {
  failure: string
}

export const SESSION_OVER = 'Not sent: your session is over. What you typed is still here.'
const OFFLINE = 'The connection is gone. What you typed is still here; please try again.'
const SERVER_FAILED =
  'The site could not take this just now. What you typed is still here; please try again in a minute.'

/** A `clientAction` that keeps the page, with everything typed in it, when the post fails. */
export async function keepPage({ serverAction }: Pick<ClientActionFunctionArgs, 'serverAction'>) {
  try {
    return await serverAction()
  } catch (error) {
    if (isIntended(error)) throw error
    return { failure: isConnectionError(error) ? OFFLINE : SERVER_FAILED } satisfies PostFailure
  }
}

/** Like `keepPage`, for text that takes time to write: it also stays when the session is over. */
export async function keepText(args: Pick<ClientActionFunctionArgs, 'serverAction'>) {
  try {
    return await keepPage(args)
  } catch (error) {
    const isLogin = error instanceof Response && error.headers.get('Location')?.startsWith('/login')
    if (!isLogin) throw error
    return { failure: SESSION_OVER } satisfies PostFailure
  }
}

function isIntended(error: unknown): boolean {
  return error instanceof Response || (isRouteErrorResponse(error) && error.status < 500)
}

/** Loaders would fail like the post, and take the page away with what was typed. */
export const revalidateUnlessFailed: ShouldRevalidateFunction = ({
  actionResult,
  defaultShouldRevalidate,
}) => failureOf(actionResult) === undefined && defaultShouldRevalidate

export function failureOf(data: unknown): string | undefined {
  const isFailure = typeof data === 'object' && data !== null && 'failure' in data
  return isFailure ? String(data.failure) : undefined
}

export function useAnswer<Action>() {
  const data = useActionData<Action>()
  const failure = failureOf(data)
  return { answer: failure === undefined ? data : undefined, failure }
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
