import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { openDatabase } from '#db/sqlite/database.server'
import { writerOf } from './app'
import { type Ack, resumeOf } from './load'
import { withClient } from './postgres'
import { hashOfFile } from './site-paths'

type Row = Record<string, string | null>

export interface Losses {
  acked: number
  rows: number
  /** Acknowledged, but not stored or not as sent. */
  lost: string[]
  /** Stored twice or incompletely. */
  broken: string[]
}

/** The stored data of a site that was killed. */
interface StoredData {
  all(sql: string): Promise<Row[]> | Row[]
  /** SHA-256 of a stored file; undefined where there is none. */
  hash(file: string): string | undefined
}

/** Compares the requests that a site acknowledged with its data directory after it was killed. */
export async function countLosses(dataDir: string, acks: readonly Ack[]) {
  const opened = openDatabase(join(dataDir, 'db', 'site.sqlite'))
  const db = writerOf(opened)
  const losses = await compare(acks, {
    all: (sql) => db.prepare(sql).all() as Row[],
    hash: (file) => hashOfFile(join(dataDir, 'uploads', file)),
  })
  const integrity = String(db.pragma('integrity_check', { simple: true }))
  await opened.close()
  return { ...losses, integrity }
}

const STORED = `select file as name, encode(sha256(string_agg(data, ''::bytea order by position)), 'hex') as hash
  from stored_parts group by file`

export async function countLossesOn(url: string, acks: readonly Ack[]): Promise<Losses> {
  return withClient(url, async (client) => {
    const all = async (sql: string) => (await client.query<Row>(sql)).rows
    const files = new Map((await all(STORED)).map(({ name, hash }) => [name, hash ?? undefined]))
    return compare(acks, { all, hash: (file) => files.get(file) })
  })
}

async function compare(acks: readonly Ack[], { all, hash }: StoredData): Promise<Losses> {
  const lost: string[] = []
  const broken: string[] = []
  const byId = async (sql: string) => new Map((await all(sql)).map((row) => [row.id ?? '', row]))
  const enquiries = await byId('select id, email from enquiries')
  const applications = await byId('select id, email, resume_file, resume_hash from applications')
  const mailCounts = new Map<string, number>()
  for (const { id } of await all('select subject_id as id from mails')) {
    mailCounts.set(id ?? '', (mailCounts.get(id ?? '') ?? 0) + 1)
  }
  for (const { kind, key, id } of acks) {
    const row = (kind === 'application' ? applications : enquiries).get(id)
    if (row?.email !== `${key}@example.in`) lost.push(`${kind} ${key}`)
    if (mailCounts.get(id) !== 1) broken.push(`${mailCounts.get(id) ?? 0} mails of ${kind} ${key}`)
    if (kind === 'application' && row && row.resume_hash !== hashOf(resumeOf(key))) {
      lost.push(`resume of ${key}`)
    }
  }
  // A row that was not acknowledged may exist, but must be complete: with its file and its mail.
  for (const row of applications.values()) {
    const stored = hash(row.resume_file ?? '')
    if (row.resume_hash !== stored) broken.push(`file of ${keyOf(row)}`)
  }
  for (const id of [...enquiries.keys(), ...applications.keys()]) {
    if (!mailCounts.has(id)) broken.push(`no mail of ${id}`)
  }
  for (const rows of [enquiries, applications]) {
    const senders = new Set<string>()
    for (const sender of [...rows.values()].map(keyOf)) {
      if (senders.has(sender)) broken.push(`twice: ${sender}`)
      senders.add(sender)
    }
  }
  return { acked: acks.length, rows: enquiries.size + applications.size, lost, broken }
}

const keyOf = (row: Row) => row.email?.split('@', 1)[0] ?? ''
const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
