// Measures the cost of a cached page, beside the same bytes from a plain server.
import { get } from 'node:http'

import { load } from './load.mjs'
import { peakMemory } from './process.mjs'
import { referenceName, startReference } from './reference.mjs'

export const title =
  'Pages, gzip, 32 kept-alive connections, one core; per second of processor time'

const PATHS = ['/', '/digital-marketting/bulk-sms']
const ROUNDS = 6
const GZIP = { 'Accept-Encoding': 'gzip' }

export async function measure({ folder, port, startSite }) {
  const site = await startSite({ port })
  await site.untilIdle()
  const pages = {}
  for (const path of PATHS) pages[path] = await fetchCompressed(site.origin + path)
  const reference = await startReference(folder, port + 1, pages)
  const plain = `http://127.0.0.1:${port + 1}`
  const rows = []
  for (const path of PATHS) rows.push(...(await compare(path, site, reference, plain)))
  rows.push({
    figure: 'resident memory at its peak',
    ours: peakMemory(site.pid),
    unit: 'MB',
    atMost: 200,
  })
  await Promise.all([reference.end(), site.end()])
  return rows
}

/** Gets the bytes as on the wire; fetch would decompress them. */
function fetchCompressed(url) {
  return new Promise((resolve, reject) => {
    get(url, { headers: GZIP }, async (response) => {
      const compressed = Buffer.concat(await response.toArray())
      resolve({ headers: Object.entries(response.headers), compressed })
    }).on('error', reject)
  })
}

/** Takes the best of short alternating rounds, because other work of the machine can only slow a round down. */
async function compare(path, site, reference, plain) {
  const [, etag] = (await fetchCompressed(site.origin + path)).headers.find(
    ([name]) => name === 'etag',
  )
  const rounds = []
  for (let round = 0; round < ROUNDS; round++) {
    const theirs = await load(plain + path, reference.pid, { headers: GZIP })
    const ours = await load(site.origin + path, site.pid, { headers: GZIP })
    const headers = { ...GZIP, 'If-None-Match': etag }
    const again = await load(site.origin + path, site.pid, { headers })
    rounds.push({ theirs, ours, again })
  }
  const rate = (who) => Math.max(...rounds.map((round) => round[who].perCpuSecond))
  const p99 = (who) => Math.min(...rounds.map((round) => round[who].p99))
  const name = referenceName()
  const beside = (ours, reference) => ({ ours, reference, name, ratio: ours / reference })
  return [
    { figure: path, ...beside(rate('ours'), rate('theirs')), atLeast: 0.4 },
    { figure: '… 304', ...beside(rate('again'), rate('ours')), name: 'whole', atLeast: 1 },
    { figure: '… p99', ...beside(p99('ours'), p99('theirs')), unit: 'ms', atMost: 3 },
  ]
}
