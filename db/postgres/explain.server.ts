import pg from 'pg'
import { codeOf, storageFault } from '../busy.server'
import { DatabaseRefusal } from '../database.server'
import { asUnreachable } from './pool.server'

/** Describes the server without the password. */
export function shownUrl(url: string): string {
  if (!URL.canParse(url)) return 'of the address'
  const { hostname, port, pathname, username, searchParams } = new URL(url)
  const name = decoded(username) || 'nobody'
  const host = decoded(hostname) || searchParams.get('host') || 'a local socket'
  return `${decoded(pathname.slice(1)) || name} on ${host}${port && `:${port}`} as ${name}`
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Whether the server or its connection caused the error. */
export const isServerError = (error: unknown) =>
  error instanceof pg.DatabaseError || asUnreachable(error) !== error

/** Names the database, without the password, and repeats what server or driver say. */
export function explainServer(error: unknown, url: string): DatabaseRefusal {
  if (error instanceof DatabaseRefusal) return error
  const { message, hint } = Object(error)
  // A host with several addresses gives an error without a message.
  const shown = [message || codeOf(error), hint].filter(Boolean).join('. ').replaceAll('\n', '; ')
  return new DatabaseRefusal(`The database ${shownUrl(url)} cannot be used: ${shown}`, {
    cause: error,
    isTransient: storageFault(asUnreachable(error)) === 'busy',
  })
}
