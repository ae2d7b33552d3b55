import { readdirSync, readFileSync } from 'node:fs'
import { Agent, get, type IncomingMessage } from 'node:http'
import { gt, gte, sql } from 'drizzle-orm'

import { hostCookie } from '#app/http/session.server'
import { createSession } from '#app/models/account/session.server'
import { dayIn } from '#app/models/company/calendar'
import { recordDailyRun } from '#app/models/daily-run.server'
import { tidySearch } from '#app/models/search-upkeep.server'
import { DAILY_JOBS } from '#app/server/jobs/daily-jobs'
import type { Database } from '#db/database.server'
import { applications, enquiries, mails } from '#db/schema'
import { startProgram } from '#tests/support/program'

/** The built site over one of the databases, and browsers that are signed in. */
export interface Desk {
  /** Asks and reads to the last byte, on a connection of its own for each `line`. @returns how many bytes came */
  load(path: string, line?: string): Promise<number>
  /** Sends the site an enquiry, after which what it remembers of counts is short of one. */
  arrive(): Promise<void>
  /** Has the site change a row of a table, after which it remembers no count of it. */
  forget(table: Table): Promise<void>
  /** Processor time that the site's thread has taken so far, in milliseconds; 0 where the system does not say. */
  worked(): number
  /** The same of all its threads, those that pack and clean up among them. */
  spent(): number
  /** Resident memory in MB. */
  memory(): number
  /** Takes back all that was sent and changed. */
  close(): Promise<void>
}

export type Table = 'enquiries' | 'applications'

/** More than one run changes. */
const MOST_BINNED = 1000

export async function openDesk(db: Database, folder: string, adminId: string): Promise<Desk> {
  await finishDay(db)
  const begun = Date.now()
  const last = db.get<{ seq: number }>(sql`select max(seq) as seq from enquiries`)?.seq ?? 0
  let sent = 0
  const program = await startProgram({ DATA_DIR: folder, RATE_LIMIT: 'off', LOG_LEVEL: 'warn' })
  const token = await createSession(db, { id: adminId }, 'cookie')
  const bearer = await createSession(db, { id: adminId }, 'bearer')
  const oldest = db.select({ id: applications.id }).from(applications).orderBy(applications.seq)
  const binnable = oldest.limit(MOST_BINNED).all()
  const change = (method: string, path: string, body?: object) =>
    call(new URL(path, program.url), method, { Authorization: `Bearer ${bearer}` }, body)
  const arrive = async () => {
    const { data } = await call(new URL('/enquiry/send', program.url), 'POST', {}, person(sent++))
    return data._id
  }
  const cookie = (await hostCookie('sid', { origin: program.url }).serialize(token)).split(';', 1)
  const headers = { Accept: 'text/html', 'Accept-Encoding': 'gzip, deflate, br', Cookie: cookie }
  const lines = new Map<string, Agent>()
  const lineOf = (name: string) => {
    const line = lines.get(name) ?? new Agent({ keepAlive: true, maxSockets: 1 })
    lines.set(name, line)
    return line
  }
  const proc = `/proc/${program.process.pid}`
  return {
    load: (path, line = '') => load(new URL(path, program.url), lineOf(line), headers),
    arrive: async () => void (await arrive()),
    async forget(table) {
      if (table === 'enquiries') {
        await change('PUT', `/enquiry/update/${await arrive()}`, { status: 'Pending' })
      } else await change('DELETE', `/careers/deleteJob/${binnable.pop()?.id}`)
    },
    worked: () => ranFor(`${proc}/task/${program.process.pid}`),
    spent: () => threadsOf(proc).reduce((sum, thread) => sum + ranFor(thread), 0),
    memory: () => Number(said(`${proc}/status`, /(?<=VmRSS:\s+)\d+/)) / 1024,
    async close() {
      for (const line of lines.values()) line.destroy()
      await program.end('SIGTERM')
      db.delete(enquiries).where(gt(enquiries.seq, last)).run()
      db.update(applications)
        .set({ deletedAt: null })
        .where(gte(applications.deletedAt, begun))
        .run()
      db.delete(mails).where(gte(mails.createdAt, begun)).run()
      // As each night does: the next run begins with an index in one piece.
      await tidySearch(db)
    },
  }
}

/** Nothing is over, tidied or backed up while it is measured. */
async function finishDay(db: Database): Promise<void> {
  const now = Date.now()
  for (const { name: job } of DAILY_JOBS) {
    const day = dayIn('Asia/Kolkata', now)
    await recordDailyRun(db, { job, day, finishedAt: now, outcome: 'measured', isOk: true })
  }
}

function load(url: URL, agent: Agent, headers: Record<string, string | string[]>) {
  return new Promise<number>((resolve, reject) => {
    const read = (answer: IncomingMessage) => {
      let bytes = 0
      answer.on('data', (piece: Buffer) => {
        bytes += piece.length
      })
      answer.on('error', reject)
      answer.on('end', () =>
        answer.statusCode === 200
          ? resolve(bytes)
          : reject(new Error(`${url}: ${answer.statusCode}`)),
      )
    }
    const asked = get(url, { agent, headers }, read).on('error', (error: NodeJS.ErrnoException) => {
      // The site hung up on an idle connection while the machine was late.
      if (asked.reusedSocket && error.code === 'ECONNRESET') resolve(load(url, agent, headers))
      else reject(error)
    })
  })
}

const person = (number: number) => ({
  name: 'Asha Verma',
  email: `asha${number}@example.in`,
  phone: '98765 43210',
  desc: `OTP messages for a clinic in Lucknow, number ${number} of ours`,
})

async function call(url: URL, method: string, headers: Record<string, string>, content?: object) {
  const body = content && JSON.stringify(content)
  const answer = await fetch(url, {
    method,
    headers: { ...headers, ...(body && { 'Content-Type': 'application/json' }) },
    body,
  })
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`)
  return answer.json()
}

const ranFor = (thread: string) => Number(said(`${thread}/schedstat`, /^\d+/)) / 1e6

function threadsOf(proc: string): string[] {
  try {
    return readdirSync(`${proc}/task`).map((id) => `${proc}/task/${id}`)
  } catch {
    return []
  }
}

function said(file: string, what: RegExp): string {
  try {
    return what.exec(readFileSync(file, 'utf8'))?.[0] ?? '0'
  } catch {
    return '0'
  }
}
