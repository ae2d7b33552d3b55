import type { Db } from './connection.server'
import { prepared } from './prepared.server'

const stamps = prepared(({ $client }) => ({
  own: $client.prepare<[], number>('select total_changes()').pluck(),
  others: $client.prepare<[], number>('pragma data_version').pluck(),
}))

/** Changes with every write to this database, by this connection or any other. */
export function stampOf(db: Db): string {
  const { own, others } = stamps(db)
  return `${own.get()} ${others.get()}`
}

const kept = new WeakMap<Db, { stamp: string; answers: Map<string, unknown> }>()
/** Far more than are asked for between two writes; only keeps a flood of odd questions from filling memory. */
export const MOST_KEPT = 500

/**
 * What `ask` gave for this key when it was asked last, unless anything has been written since; then it is asked again.
 * Meant for counts and other small answers: 500 of them are kept, and the oldest goes first.
 */
export function recall<T>(db: Db, key: string, ask: () => T): T {
  const stamp = stampOf(db)
  let known = kept.get(db)
  if (known?.stamp !== stamp) {
    known = { stamp, answers: new Map() }
    kept.set(db, known)
  }
  const { answers } = known
  if (answers.has(key)) return answers.get(key) as T
  const answer = ask()
  const [oldest] = answers.keys()
  if (oldest !== undefined && answers.size >= MOST_KEPT) answers.delete(oldest)
  answers.set(key, answer)
  return answer
}
