// Measures durable enquiries on SQLite, and on PostgreSQL with one process and with two.
import { createDatabase, startOn, withClient } from './engine-sites.mjs'
import { median } from './figures.mjs'
import { load } from './load.mjs'
import { makeFolder } from './site.mjs'
import { countIn, openRaw, writeRaw } from './writes.mjs'

const ROUNDS = 3
const SECONDS = 4
const CONNECTIONS = 32

export async function measureWrites(server, folder, port) {
  const one = await createDatabase(server, 'one')
  const two = await createDatabase(server, 'two')
  const at = (offset, url) => startOn(offset === 0 ? folder : makeFolder(), port + offset, url)
  const sites = {
    sqlite: [await at(0)],
    one: [await at(1, one)],
    two: [await at(2, two), await at(3, two)],
  }
  const all = Object.values(sites).flat()
  for (const site of all) await site.untilIdle()
  const raw = openRaw(folder)
  await withClient(server.url, (client) =>
    client.query('create table raw (id serial primary key, name text, email text, text text)'),
  )
  const sent = { sqlite: 0, one: 0, two: 0 }
  const rounds = []
  for (let round = -1; round < ROUNDS; round++) {
    const rates = {
      rawSqlite: writeRaw(raw),
      rawPostgres: await withClient(server.url, writeRawOn),
    }
    for (const name of Object.keys(sites)) {
      const { count, perSecond } = await send(sites[name], `${name}${round}`)
      sent[name] += count
      rates[name] = perSecond
    }
    // The first round warms up.
    if (round >= 0) rounds.push(rates)
  }
  const pages = await measurePages(sites.sqlite[0], sites.one[0])
  for (const site of all) await site.end()
  const stored = {
    sqlite: countIn(folder),
    one: await countOn(one),
    two: await countOn(two),
  }
  const missing = Object.keys(sent).map((name) => Math.max(0, sent[name] - stored[name]))
  return [
    beside(rounds, 'enquiries a second, SQLite', 'sqlite', 'rawSqlite', 'raw one-row transactions'),
    beside(rounds, '… PostgreSQL, one process', 'one', 'rawPostgres', 'raw one-row transactions'),
    beside(rounds, '… the same', 'one', 'sqlite', 'SQLite'),
    beside(rounds, '… PostgreSQL, two processes', 'two', 'one', 'one process'),
    { figure: 'acknowledged but not stored', ours: Math.max(...missing), atMost: 0 },
    pages,
  ]
}

/** Sends to all processes of a site at once; they share the connections. */
async function send(sites, enquiries) {
  const connections = CONNECTIONS / sites.length
  const loads = sites.map(({ origin, pid }, at) =>
    load(`${origin}/enquiry/send`, pid, {
      seconds: SECONDS,
      enquiries: `${enquiries}.${at}`,
      connections,
    }),
  )
  const measured = await Promise.all(loads)
  const sum = (figure) => measured.reduce((all, one) => all + one[figure], 0)
  return { count: sum('count'), perSecond: sum('perSecond') }
}

async function writeRawOn(client) {
  const until = performance.now() + (SECONDS / 2) * 1000
  let count = 0
  for (; performance.now() < until; count++) {
    await client.query({
      name: 'raw',
      text: 'insert into raw (name, email, text) values ($1, $2, $3)',
      values: ['Asha Verma', `asha${count}@example.in`, 'OTP messages for a clinic in Lucknow'],
    })
  }
  return count / (SECONDS / 2)
}

async function countOn(url) {
  const count = 'select count(*)::int as count from enquiries'
  const { rows } = await withClient(url, (client) => client.query(count))
  return rows[0].count
}

async function measurePages(sqlite, postgres) {
  const rates = { sqlite: [], postgres: [] }
  for (let round = 0; round < ROUNDS; round++) {
    rates.sqlite.push((await load(`${sqlite.origin}/`, sqlite.pid)).perCpuSecond)
    rates.postgres.push((await load(`${postgres.origin}/`, postgres.pid)).perCpuSecond)
  }
  const [ours, reference] = [Math.max(...rates.postgres), Math.max(...rates.sqlite)]
  const figure = 'home page per second of processor time, PostgreSQL'
  return { figure, ours, reference, name: 'SQLite', ratio: ours / reference, atLeast: 0.9 }
}

function beside(rounds, figure, ours, theirs, name) {
  return {
    figure,
    ours: median(rounds.map((rates) => rates[ours])),
    reference: median(rounds.map((rates) => rates[theirs])),
    name,
    ratio: median(rounds.map((rates) => rates[ours] / rates[theirs])),
  }
}
