import type { Acknowledgement } from '#app/models/mail/acknowledgement.server'
import type { Db } from '#db/connection.server'
import { prepared } from '#db/prepared.server'
import type { enquiries } from '#db/schema'

/**
 * Enquiries of a rush: on disk, each as one record without an index, until models/enquiry-filing puts them among the
 * others. What the desk reads does not have them yet.
 */

/** An enquiry as it was taken in. */
export interface Arrival {
  row: Required<Omit<typeof enquiries.$inferInsert, 'seq'>>
  /** Who acknowledges it to its sender; left out where nobody does. */
  acknowledgedBy?: Acknowledgement['company'] | undefined
}

interface Backlog {
  /** How many wait, or more: what is undone or was erased is counted too. Zero is always true. */
  size: number
  /** When the first of them came, by performance.now(). */
  since: number
  /** When the last came that was one of many. */
  rushedAt: number
  /** References that an earlier program gave to what waits or is aside. */
  given: ReadonlySet<string>
}

const backlogs = new WeakMap<Db, Backlog>()

/** To be asked outside of a transaction first: it remembers what an earlier program left. */
export function backlogOf(db: Db): Backlog {
  const known = backlogs.get(db)
  if (known) return known
  const { forget, remember, span, references } = statements(db)
  forget.run()
  remember.run()
  const backlog = {
    size: span.get() ?? 0,
    since: 0,
    rushedAt: 0,
    given: new Set(references.all()),
  }
  backlogs.set(db, backlog)
  return backlog
}

/** @param isRush whether many came together */
export function leave(tx: Db, arrival: Arrival, isRush: boolean): void {
  const { add, addText } = statements(tx)
  const { lastInsertRowid } = add.run(JSON.stringify(arrival))
  addText.run(shortOf(arrival.row.textHash), lastInsertRowid)
  const backlog = backlogOf(tx)
  const now = performance.now()
  if (backlog.size === 0) backlog.since = now
  if (isRush) backlog.rushedAt = now
  backlog.size++
}

/** Those that wait longest, as a part of a transaction; a record is an Arrival as JSON. */
export function oldestUnfiled(tx: Db, most: number): { seq: number; record: string }[] {
  return statements(tx).oldest.all(most)
}

/** Takes off all up to a place. */
export function takeOff(tx: Db, seq: number): void {
  const { remove, removeTexts } = statements(tx)
  remove.run(seq)
  removeTexts.run(seq)
}

/** Puts one aside that cannot be filed, so that those behind it can. @returns false where somebody else did or filed it */
export function putAside(tx: Db, seq: number): boolean {
  return statements(tx).aside.run(seq).changes > 0
}

/** Those that were put aside get another try. */
export function bringBack(tx: Db): void {
  const { back, forget, remember } = statements(tx)
  back.run()
  forget.run()
  remember.run()
}

/** Looks on disk how many wait. */
export function countUnfiled(db: Db): number {
  const backlog = backlogOf(db)
  backlog.size = statements(db).span.get() ?? 0
  return backlog.size
}

/** Those that wait and say the same. @param textHash as models/content-hash has it */
export function unfiledWithText(tx: Db, textHash: string): Arrival['row'][] {
  if (backlogOf(tx).size === 0) return []
  const { placesOf, at } = statements(tx)
  // Nearly always none: a join would cost five times as much.
  return placesOf
    .all(shortOf(textHash))
    .flatMap((seq) => at.all(seq))
    .map((record) => (JSON.parse(record) as Arrival).row)
    .filter((row) => row.textHash === textHash)
}

/** Removes for good what waits or is aside and is somebody's. @returns how many */
export function removeUnfiled(tx: Db, isTheirs: (row: Arrival['row']) => boolean): number {
  const { all, removeOne } = statements(tx)
  const seqs: number[] = []
  for (const { seq, record } of all.iterate()) if (isTheirs(rowOf(record))) seqs.push(seq)
  for (const seq of seqs) removeOne.run(seq)
  return seqs.length
}

function rowOf(record: string): Arrival['row'] {
  try {
    return (JSON.parse(record) as Arrival).row
  } catch {
    return {} as Arrival['row']
  }
}

const shortOf = (hash: string) => hash.slice(0, 10)

const statements = prepared(({ $client }) => {
  // In memory: hashes have no order, so on disk each would cost a page of its own at every commit.
  $client.exec(
    'create temp table if not exists unfiled_texts (text, seq, primary key (text, seq)) without rowid',
  )
  return {
    add: $client.prepare<[string]>('insert into unfiled_enquiries (record) values (?)'),
    // The same may stand there where another program filed what waited, and places are given anew.
    addText: $client.prepare<[string, number | bigint]>(
      'insert or ignore into unfiled_texts values (?, ?)',
    ),
    oldest: $client.prepare<[number], { seq: number; record: string }>(
      'select seq, record from unfiled_enquiries where is_aside = 0 order by seq limit ?',
    ),
    remove: $client.prepare<[number]>(
      'delete from unfiled_enquiries where seq <= ? and is_aside = 0',
    ),
    removeTexts: $client.prepare<[number]>('delete from unfiled_texts where seq <= ?'),
    back: $client.prepare('update unfiled_enquiries set is_aside = 0 where is_aside = 1'),
    aside: $client.prepare<[number]>(
      'update unfiled_enquiries set is_aside = 1 where seq = ? and is_aside = 0',
    ),
    // Counted, twenty thousand would take 10 ms.
    span: $client
      .prepare<[], number>(
        `select 1 + (select seq from unfiled_enquiries where is_aside = 0 order by seq desc limit 1)
          - (select seq from unfiled_enquiries where is_aside = 0 order by seq limit 1)`,
      )
      .pluck(),
    references: $client
      .prepare<[], string>(
        `select json_extract(record, '$.row.reference') from unfiled_enquiries where json_valid(record)`,
      )
      .pluck(),
    all: $client.prepare<[], { seq: number; record: string }>(
      'select seq, record from unfiled_enquiries',
    ),
    removeOne: $client.prepare<[number]>('delete from unfiled_enquiries where seq = ?'),
    placesOf: $client
      .prepare<[string], number>('select seq from unfiled_texts where text = ?')
      .pluck(),
    at: $client
      .prepare<[number], string>('select record from unfiled_enquiries where seq = ?')
      .pluck(),
    forget: $client.prepare('delete from unfiled_texts'),
    remember: $client.prepare(
      `insert or ignore into unfiled_texts select substr(json_extract(record, '$.row.textHash'), 1, 10), seq
        from unfiled_enquiries where is_aside = 0 and json_valid(record)`,
    ),
  }
})
