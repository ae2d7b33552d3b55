import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { openDatabase } from '#db/sqlite/database.server'
import { writerOf } from '#tests/support/app'
import { pdf } from './files'

/** Many visitors at once who keep what they sent and what they were promised, through the deaths of the site. */

type Kind = 'enquiry' | 'message' | 'application'

interface Job {
  kind: Kind
  /** Unique in the storm; part of what is sent, so that the row can be found. */
  key: string
}

/** What the site said yes to. */
export interface Ack extends Job {
  id: string
}

export interface Storm {
  acks: Ack[]
  /** Statuses of deliberate refusals: busy, overloaded, disk full. */
  refusals: number[]
  /** Answers that were neither a yes nor a deliberate refusal. */
  surprises: string[]
  /** Lets the visitors loose on a site; resolves when `until` does and every request under way has ended. */
  rage(url: string, until: Promise<unknown>): Promise<void>
}

const DELIBERATE = new Set([503, 507])
const RESUME_BYTES = 100_000

/** @param mix the kinds of the visitors' requests, in turn */
export function makeStorm(
  clients = 50,
  mix: Kind[] = ['enquiry', 'enquiry', 'message', 'enquiry', 'application'],
  name = 'k',
): Storm {
  const acks: Ack[] = []
  const refusals: number[] = []
  const surprises: string[] = []
  /** Sent, but never answered: whether it was stored, nobody can know; the visitor sends it again. */
  const unanswered: Job[] = []
  let count = 0

  const nextJob = (): Job =>
    unanswered.shift() ?? { kind: mix[count % mix.length] ?? 'enquiry', key: `${name}${count++}` }

  async function visit(url: string, isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      const job = nextJob()
      try {
        const answer = await send(url, job)
        const body = await answer.json()
        if (answer.ok) acks.push({ ...job, id: body.data._id })
        else {
          unanswered.push(job)
          if (DELIBERATE.has(answer.status)) refusals.push(answer.status)
          else surprises.push(`${answer.status} ${JSON.stringify(body)}`)
          await sleep(20)
        }
      } catch {
        unanswered.push(job)
        await sleep(20)
      }
    }
  }

  return {
    acks,
    refusals,
    surprises,
    async rage(url, until) {
      let isOver = false
      const end = until.finally(() => {
        isOver = true
      })
      await Promise.all([end, ...Array.from({ length: clients }, () => visit(url, () => isOver))])
    },
  }
}

function send(url: string, { kind, key }: Job): Promise<Response> {
  const sender = { name: `Asha ${key}`, email: `${key}@example.in` }
  if (kind === 'application')
    return fetch(`${url}/careers/addjob`, { method: 'POST', body: form(key) })
  const [path, body] =
    kind === 'enquiry'
      ? ['/enquiry/send', { ...sender, desc: `Words of the enquiry ${key}` }]
      : ['/api/mail/send', { ...sender, message: `Words of the message ${key}` }]
  return fetch(url + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
    body: JSON.stringify(body),
  })
}

function form(key: string): FormData {
  const fields = {
    fullName: `Imran ${key}`,
    email: `${key}@example.in`,
    phone: '98765 43210',
    jobRole: 'Cloud Engineer',
    experience: '3+ Years',
    motivation: 'I like storms.',
    gender: 'Other',
  }
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  form.set('resume', new File([resumeOf(key)], `${key}.pdf`))
  return form
}

function resumeOf(key: string): Uint8Array<ArrayBuffer> {
  const file = pdf(RESUME_BYTES)
  file.set(new TextEncoder().encode(key), RESUME_BYTES - 100)
  return file
}

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

export interface Losses {
  acked: number
  rows: number
  /** Promised, but not there or not as sent. */
  lost: string[]
  /** There twice, or half. */
  broken: string[]
  integrity: string
}

/** Compares what the site promised with what its data directory holds after its death. */
export async function countLosses(dataDir: string, acks: readonly Ack[]): Promise<Losses> {
  const opened = openDatabase(join(dataDir, 'db', 'site.sqlite'))
  const db = writerOf(opened)
  const all = (sql: string) => db.prepare(sql).all() as Record<string, string>[]
  const lost: string[] = []
  const broken: string[] = []

  const enquiries = new Map(all('select id, email from enquiries').map((row) => [row.id, row]))
  const applications = new Map(
    all('select id, email, resume_file, resume_hash from applications').map((row) => [row.id, row]),
  )
  const announced = new Map<string, number>()
  for (const { id = '' } of all('select subject_id as id from mails')) {
    announced.set(id, (announced.get(id) ?? 0) + 1)
  }
  for (const { kind, key, id } of acks) {
    const row = (kind === 'application' ? applications : enquiries).get(id)
    if (row?.email !== `${key}@example.in`) lost.push(`${kind} ${key}`)
    if (announced.get(id) !== 1) broken.push(`${announced.get(id) ?? 0} mails of ${kind} ${key}`)
    if (kind === 'application' && row && row.resume_hash !== hashOf(resumeOf(key))) {
      lost.push(`resume of ${key}`)
    }
  }
  // A row that was never acknowledged may stand, but whole: with its file and its mail.
  for (const { id = '', resume_file: file = '', resume_hash: hash } of applications.values()) {
    if (hash !== fileHash(join(dataDir, 'uploads', file))) broken.push(`file of application ${id}`)
  }
  for (const id of [...enquiries.keys(), ...applications.keys()]) {
    if (!announced.has(id ?? '')) broken.push(`no mail of ${id}`)
  }
  for (const rows of [enquiries, applications]) {
    const senders = [...rows.values()].map(({ email }) => email)
    if (new Set(senders).size < senders.length) broken.push('one request stands there twice')
  }
  const integrity = String(db.pragma('integrity_check', { simple: true }))
  await opened.close()
  const rows = enquiries.size + applications.size
  return { acked: acks.length, rows, lost, broken, integrity }
}

function fileHash(file: string): string | undefined {
  try {
    return hashOf(readFileSync(file))
  } catch {
    return undefined
  }
}
