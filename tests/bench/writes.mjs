// Enquiries by HTTP, on disk before they are answered, beside what one connection writes raw.
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import Database from 'better-sqlite3'

import { median } from './figures.mjs'
import { hasCommand, onCore } from './process.mjs'

export const title = 'Durable enquiries by HTTP, 32 connections, synchronous=FULL'

const ROUNDS = 3
const SECONDS = 4
const run = promisify(execFile)

export async function measure({ folder, port, startSite }) {
  const site = await startSite({ port })
  await site.isFilled()
  const raw = openRaw(folder)
  // A site that takes in thousands has compiled what takes them in.
  const warmed = await send(`${site.origin}/enquiry/send`, 'warm')
  const rounds = []
  for (let round = 0; round < ROUNDS; round++) {
    const theirs = writeRaw(raw)
    const ours = await send(`${site.origin}/enquiry/send`, round)
    rounds.push({ ours, theirs })
  }
  await site.end()
  const stored = countIn(folder, 'enquiries')
  const sent = rounds.reduce((sum, { ours }) => sum + ours.count, warmed.count)
  const ratios = rounds.map(({ ours, theirs }) => ours.perSecond / theirs)
  return [
    {
      figure: 'enquiries a second',
      ours: median(rounds.map(({ ours }) => ours.perSecond)),
      reference: median(rounds.map(({ theirs }) => theirs)),
      name: 'raw one-row transactions',
      ratio: median(ratios),
      atLeast: 0.4,
    },
    { figure: 'answered but not stored', ours: Math.max(0, sent - stored), atMost: 0 },
  ]
}

function openRaw(folder) {
  const db = new Database(join(folder, 'raw.sqlite'))
  db.pragma('journal_mode = WAL')
  db.pragma('synchronous = FULL')
  db.exec('create table enquiries (id integer primary key, name text, email text, text text)')
  return db.prepare('insert into enquiries (name, email, text) values (?, ?, ?)')
}

/** @returns transactions a second */
function writeRaw(insert) {
  const until = performance.now() + (SECONDS / 2) * 1000
  let count = 0
  for (; performance.now() < until; count++) {
    insert.run('Asha Verma', `asha${count}@example.in`, 'OTP messages for a clinic in Lucknow')
  }
  return count / (SECONDS / 2)
}

async function send(url, round) {
  const here = (name) => new URL(name, import.meta.url).pathname
  const [file, ...args] = hasCommand('wrk')
    ? onCore(1, [
        'wrk',
        '-t1',
        '-c32',
        `-d${SECONDS}`,
        '-s',
        here('enquiries.lua'),
        url,
        '--',
        round,
      ])
    : onCore(1, [process.execPath, here('client.mjs'), asked(url, round)])
  const { stdout } = await run(file, args.map(String))
  if (!hasCommand('wrk')) return JSON.parse(stdout)
  const refused = /Non-2xx or 3xx responses: (\d+)/.exec(stdout)
  if (refused) throw new Error(`${url}: ${refused[0]}`)
  return {
    count: Number(/(\d+) requests in/.exec(stdout)[1]),
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)[1]),
  }
}

const asked = (url, round) =>
  JSON.stringify({ url, seconds: SECONDS, connections: 32, enquiry: round })

function countIn(folder, table) {
  const db = new Database(join(folder, 'db', 'site.sqlite'), { readonly: true })
  const count = db.prepare(`select count(*) from ${table}`).pluck().get()
  db.close()
  return count
}
