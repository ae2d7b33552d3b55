import { setTimeout as sleep } from 'node:timers/promises'

import type { Desk } from './desk'
import { sorted, type Times } from './measure'

const MB = 1024 * 1024
const EVERY_MS = 5

export interface Exported {
  seconds: number
  megabytes: number
  moreMemory: number
  others: Pings
}

/** What another visitor's requests cost. */
export interface Pings {
  /** Until the answer was there, with whatever else the machine did. */
  waited: Times
  /** Of that, how long the site's own thread worked, on this and on everything it let go first. */
  worked: Times
}

/** Reads an export of all enquiries to its end, and watches memory and how long anybody else has to wait. */
export async function exportAll(desk: Desk): Promise<Exported> {
  const before = desk.memory()
  let most = before
  let isDone = false
  const begun = performance.now()
  const file = desk.load('/admin/enquiries.csv', 'export').finally(() => {
    isDone = true
  })
  const others: Ping[] = []
  while (!isDone) {
    others.push(await ping(desk))
    most = Math.max(most, desk.memory())
    await sleep(EVERY_MS)
  }
  const megabytes = (await file) / MB
  const seconds = (performance.now() - begun) / 1000
  return { seconds, megabytes, moreMemory: most - before, others: together(others) }
}

/** The same requests while nothing else happens: what the machine itself adds. */
export async function pingAlone(desk: Desk, count = 400): Promise<Pings> {
  const times: Ping[] = []
  for (let one = 0; one < count; one++) {
    times.push(await ping(desk))
    await sleep(EVERY_MS)
  }
  return together(times)
}

interface Ping {
  waited: number
  worked: number
}

const together = (pings: readonly Ping[]): Pings => ({
  waited: sorted(pings.map(({ waited }) => waited)),
  worked: sorted(pings.map(({ worked }) => worked)),
})

async function ping(desk: Desk): Promise<Ping> {
  const [begun, before] = [performance.now(), desk.worked()]
  await desk.load('/healthz', 'other')
  return { waited: performance.now() - begun, worked: desk.worked() - before }
}
