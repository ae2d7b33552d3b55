import { storageFault, whenFree } from './busy.server'
import type { Db } from './connection.server'
import { indexTogether } from './search-later.server'

/**
 * What is done by way of `tx` belongs to the group's transaction: there is one connection, and nobody in between.
 * @param together how many are in the group
 */
type Work<T> = (tx: Db, together: number) => T

/** Somebody's work and how to tell them. */
interface Member {
  work: Work<unknown>
  resolve(value: unknown): void
  reject(error: unknown): void
}

/** So that others get a turn of the event loop in between. */
const MOST_AT_ONCE = 64
const waiting = new WeakMap<Db, Member[]>()

/**
 * Runs `work` so that it is on disk once this resolves. Whatever arrives until a turn of the event loop brings nobody new
 * shares a transaction, in the order of arrival: waiting for the disk is most of a write, and one wait serves them all.
 * Work that throws is undone and fails alone.
 * @param work synchronous, and harmless to run again: it starts over while another process holds the database, or after
 * another of the group threw
 */
export function write<T>(db: Db, work: Work<T>): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const member: Member = { work, resolve: (value) => resolve(value as T), reject }
    const group = waiting.get(db)
    if (group) group.push(member)
    else {
      waiting.set(db, [member])
      setImmediate(commitNext, db, 0)
    }
  })
}

/** @param known how many there were a turn ago */
function commitNext(db: Db, known: number): void {
  const all = waiting.get(db) ?? []
  if (all.length > known && all.length < MOST_AT_ONCE) {
    setImmediate(commitNext, db, all.length)
    return
  }
  const group = all.splice(0, MOST_AT_ONCE)
  if (all.length > 0) setImmediate(commitNext, db, 0)
  else waiting.delete(db)
  void commit(db, group)
}

/** Nobody hears anything before the commit is on disk. */
async function commit(db: Db, group: Member[]): Promise<void> {
  try {
    const tell = await whenFree(() => workTogether(db, group))
    for (const one of tell) one()
  } catch (error) {
    for (const member of group) member.reject(error)
  }
}

/**
 * A savepoint takes as long as a row, and hardly any member ever throws: they run without, and only if one throws, all
 * is undone and each of them runs again in a savepoint of its own.
 */
function workTogether(db: Db, group: Member[]): (() => void)[] {
  try {
    return inTransaction(db, () =>
      group.map((member) => told(member, member.work(db, group.length))),
    )
  } catch (error) {
    if (group.length === 1 || storageFault(error) !== undefined) throw error
    return inTransaction(db, () => group.map((member) => attempt(db, member, group.length)))
  }
}

function inTransaction<T>(db: Db, work: () => T): T {
  return db.transaction(() => indexTogether(db, work), { behavior: 'immediate' })
}

const told = (member: Member, value: unknown) => () => member.resolve(value)

/**
 * Runs one member in a savepoint of its own.
 * @throws what concerns all of them: trouble with the storage, after which SQLite may have ended the transaction
 */
function attempt(db: Db, member: Member, together: number): () => void {
  const { $client } = db
  $client.exec('savepoint member')
  try {
    const value = member.work(db, together)
    $client.exec('release member')
    return told(member, value)
  } catch (error) {
    if (storageFault(error) !== undefined || !$client.inTransaction) throw error
    $client.exec('rollback to member; release member')
    return () => member.reject(error)
  }
}
