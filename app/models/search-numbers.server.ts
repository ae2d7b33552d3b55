import type { Statement } from 'better-sqlite3'

import type { Db } from '#db/connection.server'
import { prepared } from '#db/prepared.server'

/** The tables that have an index of their words. */
export type Searched = 'enquiries' | 'applications'

export const indexOf = (table: Searched) =>
  table === 'enquiries' ? 'enquiry_index' : 'application_index'

/**
 * A bound number. They are bound as floats, and the index orders and bounds rows only by integers; a bare bound limit would
 * besides have the statement prepared anew each time.
 */
export const INTEGER = 'cast(? as integer)'

/** The first column of what a statement finds; of these there are few, told apart by their text. */
export function numbers(db: Db, text: string, ...values: (string | number)[]): number[] {
  const known = statements(db)
  const statement = known.get(text) ?? db.$client.prepare<unknown[], number>(text).pluck()
  known.set(text, statement)
  return statement.all(...values)
}

const statements = prepared(() => new Map<string, Statement<unknown[], number>>())
