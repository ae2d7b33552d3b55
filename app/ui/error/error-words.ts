import { isRouteErrorResponse } from '@remix-run/react'

interface ErrorWords {
  title: string
  text: string
  /** A retry of the same request would fail again. */
  isClientError: boolean
}

const MISSING: ErrorWords = {
  title: 'This page does not exist',
  text: 'The address may be mistyped, or the page has moved.',
  isClientError: true,
}
const REFUSED: ErrorWords = {
  title: 'We could not accept this',
  text: 'What was sent is not what this page expects. Go back and try again.',
  isClientError: true,
}
const TOO_LARGE = 'Go back and make it shorter: up to ten thousand characters fit.'
const BROKEN: ErrorWords = {
  title: 'Something broke on our side',
  text: 'The error has been logged. Nothing you sent earlier is lost; please try again in a minute.',
  isClientError: false,
}

/** For an answer that Remix cannot decode, such as one of the guard. */
const UNREAD: ErrorWords = {
  title: 'The site could not respond',
  text: 'It may be busy, or too much was sent at once. Go back and try again in a minute.',
  isClientError: false,
}

export function errorWords(error: unknown): ErrorWords {
  if (isConnectionError(error)) return { ...NO_CONNECTION, isClientError: false }
  if (isUnread(error)) return UNREAD
  if (!isRouteErrorResponse(error)) return BROKEN
  if (error.status === 404) return MISSING
  const words = error.status < 500 ? REFUSED : BROKEN
  const said = messageOf(error.data)
  if (said && error.status === 413) return { ...words, text: `${said} ${TOO_LARGE}` }
  return said === undefined ? words : { ...words, text: said }
}

/** Remix passes the JSON of a problem as text. */
function messageOf(data: unknown): string | undefined {
  if (typeof data !== 'string' || !data.startsWith('{')) return undefined
  const { message } = JSON.parse(data) as { message?: unknown }
  return typeof message === 'string' ? message.replace(/[^.]$/, '$&.') : undefined
}

function isUnread(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith('Unable to decode turbo-stream')
}

export const NO_CONNECTION = {
  title: 'The connection was lost',
  text: 'What you just sent may not have arrived. Go back, check your connection and try again.',
}

/** Matches the message of each browser for a request without an answer. */
export function isConnectionError(error: unknown): boolean {
  return (
    !import.meta.env.SSR &&
    error instanceof TypeError &&
    /failed to fetch|networkerror|load failed|importing a module|dynamically imported/i.test(
      error.message,
    )
  )
}
