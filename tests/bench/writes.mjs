// Measures enquiries over HTTP, which are on disk before the response, beside raw writes of one connection.
import { join } from 'node:path'
import Database from 'better-sqlite3'

import { median } from './figures.mjs'
import { load } from './load.mjs'

export const title = 'Durable enquiries by HTTP, 32 connections, synchronous=FULL'

const ROUNDS = 3
const SECONDS = 4

export async function measure({ folder, port, startSite }) {
  const site = await startSite({ port })
  await site.untilIdle()
  const raw = openRaw(folder)
  const send = (enquiries) =>
    load(`${site.origin}/enquiry/send`, site.pid, { seconds: SECONDS, enquiries })
  const warmUp = await send('warm')
  const rounds = []
  for (let round = 0; round < ROUNDS; round++) {
    const theirs = writeRaw(raw)
    rounds.push({ theirs, ours: await send(round) })
  }
  await site.end()
  const sent = rounds.reduce((sum, { ours }) => sum + ours.count, warmUp.count)
  return [
    {
      figure: 'enquiries a second',
      ours: median(rounds.map(({ ours }) => ours.perSecond)),
      reference: median(rounds.map(({ theirs }) => theirs)),
      name: 'raw one-row transactions',
      ratio: median(rounds.map(({ ours, theirs }) => ours.perSecond / theirs)),
      atLeast: 0.4,
    },
    { figure: 'acknowledged but not stored', ours: Math.max(0, sent - countIn(folder)), atMost: 0 },
  ]
}

export function openRaw(folder) {
  const db = new Database(join(folder, 'raw.sqlite'))
  db.pragma('journal_mode = WAL')
  db.pragma('synchronous = FULL')
  db.exec('create table enquiries (id integer primary key, name text, email text, text text)')
  return db.prepare('insert into enquiries (name, email, text) values (?, ?, ?)')
}

/** @returns transactions a second */
export function writeRaw(insert) {
  const until = performance.now() + (SECONDS / 2) * 1000
  let count = 0
  for (; performance.now() < until; count++) {
    insert.run('Asha Verma', `asha${count}@example.in`, 'OTP messages for a clinic in Lucknow')
  }
  return count / (SECONDS / 2)
}

export function countIn(folder) {
  const db = new Database(join(folder, 'db', 'site.sqlite'), { readonly: true })
  const count = db.prepare('select count(*) from enquiries').pluck().get()
  db.close()
  return count
}
