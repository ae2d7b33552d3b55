import { isRouteErrorResponse } from '@remix-run/react'

interface ErrorWords {
  title: string
  text: string
  /** The same request would fail again. */
  isClientError: boolean
}

const NOT_FOUND: ErrorWords = {
  title: 'This page does not exist',
  text: 'The address may be mistyped, or the page has moved.',
  isClientError: true,
}
const CLIENT_ERROR: ErrorWords = {
  title: 'We could not accept this',
  text: 'What was sent is not what this page expects. Go back and try again.',
  isClientError: true,
}
const TOO_LARGE = 'Go back and make it shorter: up to ten thousand characters fit.'
const SERVER_ERROR: ErrorWords = {
  title: 'Something broke on our side',
  text: 'The error has been logged. Nothing you sent earlier is lost; please try again in a minute.',
  isClientError: false,
}

/** For a response that Remix cannot decode, such as one from the guard. */
const UNDECODABLE: ErrorWords = {
  title: 'The site could not respond',
  text: 'It may be busy, or too much was sent at once. Go back and try again in a minute.',
  isClientError: false,
}

export const isNotFound = (error: unknown) => isRouteErrorResponse(error) && error.status === 404

export function errorWords(error: unknown): ErrorWords {
  if (isConnectionError(error)) return { ...NO_CONNECTION, isClientError: false }
  if (isUndecodable(error)) return UNDECODABLE
  if (isNotFound(error)) return NOT_FOUND
  if (!isRouteErrorResponse(error)) return SERVER_ERROR
  const words = error.status < 500 ? CLIENT_ERROR : SERVER_ERROR
  const message = messageOf(error.data)
  if (message && error.status === 413) return { ...words, text: `${message} ${TOO_LARGE}` }
  return message === undefined ? words : { ...words, text: message }
}

/** Remix passes a problem response (JSON) as text. */
function messageOf(data: unknown): string | undefined {
  if (typeof data !== 'string' || !data.startsWith('{')) return undefined
  const { message } = JSON.parse(data) as { message?: unknown }
  return typeof message === 'string' ? message.replace(/[^.]$/, '$&.') : undefined
}

function isUndecodable(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith('Unable to decode turbo-stream')
}

export const NO_CONNECTION = {
  title: 'The connection was lost',
  text: 'What you just sent may not have arrived. Go back, check your connection and try again.',
}

/** Matches each browser's error message for a request without a response. */
export function isConnectionError(error: unknown): boolean {
  return (
    !import.meta.env.SSR &&
    error instanceof TypeError &&
    /failed to fetch|networkerror|load failed|importing a module|dynamically imported/i.test(
      error.message,
    )
  )
}
