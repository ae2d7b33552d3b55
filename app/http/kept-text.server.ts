import { storageFault } from '#app/models/storage.server'
import { log } from './log.server'
import { STORAGE } from './problem.server'
import { pageOf } from './session.server'

/**
 * What staff had typed into a form when it could not be taken: their session was over, or the storage had no time for
 * it. Where the session was over, the login carries it along in its own form, so that nothing is held for a stranger;
 * from the right password on it waits here for the page it was typed on, which shows it and leaves it to them to send.
 */
export type Typed = Partial<Record<(typeof TYPED)[number], string>>

/** The fields that are worth it. Passwords and codes are never among them. */
const TYPED = ['note', 'who'] as const

/** What of a posted form was typed and is to be kept, if anything. */
export function typedIn(values: Record<string, string>): Typed | undefined {
  const fields = TYPED.filter((name) => values[name]).map((name) => [name, values[name]])
  return fields.length > 0 ? Object.fromEntries(fields) : undefined
}

const KEPT_MS = 15 * 60_000

/** One for each admin. */
const kept = new Map<string, { page: string; typed: Typed; timer: NodeJS.Timeout }>()

/** Keeps it for an admin whose password was right. @param page where it was typed, as path and query */
export function keepTyped(adminId: string, page: string, typed: Typed | undefined): void {
  if (!typed) return
  dropTyped(adminId)
  const timer = setTimeout(() => kept.delete(adminId), KEPT_MS).unref()
  kept.set(adminId, { page: page.split('?', 1)[0] ?? '', typed, timer })
}

/** What the admin had typed on the page that is asked for. */
export function findTyped(adminId: string, request: Request): Typed | undefined {
  const known = kept.get(adminId)
  return known?.page === pageOf(request).pathname ? known.typed : undefined
}

/**
 * Stores what was typed; where the storage cannot take it now, it waits here for the page it was typed on.
 * @returns what was stored, or why nothing was
 * @throws any other error of `store`
 */
export async function storeTyped<T>(
  adminId: string,
  request: Request,
  values: Record<string, string>,
  store: () => Promise<T>,
): Promise<{ ok: true; stored: T } | { ok: false; status: number; message: string }> {
  try {
    return { ok: true, stored: await store() }
  } catch (error) {
    const fault = storageFault(error)
    if (!fault) throw error
    log.warn({ fault }, 'storage failed')
    keepTyped(adminId, pageOf(request).pathname, typedIn(values))
    return { ok: false, ...STORAGE[fault] }
  }
}

/** It was sent after all. */
export function dropTyped(adminId: string): void {
  clearTimeout(kept.get(adminId)?.timer)
  kept.delete(adminId)
}
