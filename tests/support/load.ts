import { setTimeout as sleep } from 'node:timers/promises'

import { applicationForm } from './applicant'
import { pdf } from './files'
import { postJson } from './program'

/** Many concurrent visitors, who record what the site acknowledged. */

type Kind = 'enquiry' | 'message' | 'application'

interface Submission {
  kind: Kind
  /** Unique in a run, and sent as part of the email address, so that the row can be found. */
  key: string
}

/** A request that the site acknowledged. */
export interface Ack extends Submission {
  id: string
  sentAt: number
  at: number
}

export interface Load {
  acks: Ack[]
  /** Statuses of deliberate refusals: busy, overloaded, disk full. */
  refusals: number[]
  /** Responses that were neither an acknowledgement nor a deliberate refusal. */
  unexpected: string[]
  /** Requests whose connection broke, or that the proxy could not deliver. */
  droppedConnections: string[]
  /** Sends requests of the visitors until `until` resolves; resolves when every open request has ended. */
  run(url: string, until: Promise<unknown>): Promise<void>
}

const DELIBERATE = new Set([503, 507])
const RESUME_BYTES = 100_000
/** The backoff between two attempts: fifty requests a second would only keep the machine busy. */
const BACKOFF_MS = 100

/** @param mix the kinds of the visitors' requests, in turn */
export function makeLoad(
  clients = 50,
  mix: Kind[] = ['enquiry', 'enquiry', 'message', 'enquiry', 'application'],
  name = 'k',
): Load {
  const acks: Ack[] = []
  const refusals: number[] = []
  const unexpected: string[] = []
  const droppedConnections: string[] = []
  /** Sent without an acknowledgement, and so perhaps stored: the visitor sends it again. */
  const unacknowledged: Submission[] = []
  let count = 0

  const nextSubmission = (): Submission =>
    unacknowledged.shift() ?? {
      kind: mix[count % mix.length] ?? 'enquiry',
      key: `${name}${count++}`,
    }

  async function visit(url: string, isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      const submission = nextSubmission()
      const sentAt = Date.now()
      try {
        const response = await send(url, submission)
        const isOfSite = response.headers.get('Content-Type')?.includes('json')
        if (!isOfSite) throw new Error(`${response.status} of the proxy`)
        const body = await response.json()
        if (response.ok) acks.push({ ...submission, id: body.data._id, sentAt, at: Date.now() })
        else {
          unacknowledged.push(submission)
          if (DELIBERATE.has(response.status)) refusals.push(response.status)
          else unexpected.push(`${response.status} ${JSON.stringify(body)}`)
          await sleep(BACKOFF_MS)
        }
      } catch (error) {
        unacknowledged.push(submission)
        droppedConnections.push(String(error))
        await sleep(BACKOFF_MS)
      }
    }
  }

  return {
    acks,
    refusals,
    unexpected,
    droppedConnections,
    async run(url, until) {
      let isOver = false
      const end = until.finally(() => {
        isOver = true
      })
      await Promise.all([end, ...Array.from({ length: clients }, () => visit(url, () => isOver))])
    },
  }
}

function send(url: string, { kind, key }: Submission): Promise<Response> {
  const sender = { name: `Asha ${key}`, email: `${key}@example.in` }
  if (kind === 'application')
    return fetch(`${url}/careers/addjob`, { method: 'POST', body: form(key) })
  const [path, body] =
    kind === 'enquiry'
      ? ['/enquiry/send', { ...sender, desc: `Words of the enquiry ${key}` }]
      : ['/api/mail/send', { ...sender, message: `Words of the message ${key}` }]
  return postJson(url + path, body, { 'Idempotency-Key': key })
}

function form(key: string): FormData {
  const resume = new File([resumeOf(key)], `${key}.pdf`)
  return applicationForm(resume, { fullName: `Imran ${key}`, email: `${key}@example.in` })
}

export function resumeOf(key: string): Uint8Array<ArrayBuffer> {
  const file = pdf(RESUME_BYTES)
  file.set(new TextEncoder().encode(key), RESUME_BYTES - 100)
  return file
}
