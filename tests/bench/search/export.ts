import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'

import { csvStream } from '#app/http/csv.server'
import { eachEnquiry } from '#app/models/enquiry-list.server'
import { showPhone } from '#app/models/phone.server'
import type { Db } from '#db/connection.server'

const MB = 1024 * 1024

/** Reads an export of all enquiries to its end, and watches memory and how long anything else had to wait. */
export async function exportAll(db: Db) {
  global.gc?.()
  const before = process.memoryUsage().rss
  let most = before
  let bytes = 0
  const delay = monitorEventLoopDelay({ resolution: 5 })
  delay.enable()
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss)
  }, 50)
  const begun = performance.now()
  async function* rows() {
    for await (const batch of eachEnquiry(db, {})) {
      yield batch.map((one) => [one.name, one.email, showPhone(one.phone), one.desc, one.status])
    }
  }
  const reader = csvStream(['Name', 'Email', 'Phone', 'Description', 'Status'], rows()).getReader()
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    bytes += piece.value.length
  }
  const seconds = (performance.now() - begun) / 1000
  await sleep(60)
  clearInterval(watch)
  delay.disable()
  return {
    seconds,
    megabytes: bytes / MB,
    moreMemory: (most - before) / MB,
    p99: delay.percentile(99) / 1e6,
    longest: delay.max / 1e6,
  }
}
