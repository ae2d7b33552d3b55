import { DatabaseError } from '../database.server'
import type { MovedTable } from './tables'

export type Value = string | number | boolean | Buffer | null
export type Row = Value[]

/** A site to read; it gives the same data every time. */
export interface Source {
  /** In the order of the primary key. */
  rows(table: MovedTable): AsyncIterable<Row> | Iterable<Row>
  file(name: string): Promise<AsyncIterable<Buffer> | undefined>
}

/** An empty site to fill; the data takes effect once all of it is there. */
export interface Target extends Source {
  insert(table: MovedTable, rows: Row[]): Promise<void>
  putFile(name: string, content: AsyncIterable<Buffer>): Promise<void>
}

export class TargetError extends DatabaseError {}
