import { once } from 'node:events'
import http from 'node:http'
import https from 'node:https'
import type { Site } from '#app/models/company/site.server'
import { tidyLine } from '#app/models/text'
import type { webhookDeliveries, webhooks } from '#db/schema'
import { publicLookup, refusePrivateIp } from './address.server'
import { writeBody } from './body.server'
import { signedHeaders } from './signature.server'

const TIMEOUT_MS = 10_000
const MAX_RESPONSE_BYTES = 1024
const MAX_EXCERPT = 160
const GONE = 410

type Outcome = { isOk: true } | { isOk: false; error: string; isPermanent: boolean }

interface Send {
  webhook: typeof webhooks.$inferSelect
  delivery: Pick<typeof webhookDeliveries.$inferSelect, 'id' | 'body' | 'event' | 'subjectId'>
  now: number
  signal?: AbortSignal
}

export async function sendDelivery({ settings }: Site, send: Send): Promise<Outcome> {
  const { webhook, delivery, now, signal } = send
  const url = new URL(webhook.url)
  const body = writeBody(delivery, webhook.shape, settings.origin)
  const headers = {
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
    'User-Agent': 'site-webhooks',
    ...signedHeaders(webhook.secret, delivery.id, Math.floor(now / 1000), body),
  }
  const timeout = AbortSignal.timeout(TIMEOUT_MS)
  try {
    if (!settings.allowsPrivateWebhooks) requirePublicHttps(url)
    const { status, text } = await post(url, body, {
      headers,
      signal: signal ? AbortSignal.any([timeout, signal]) : timeout,
      lookup: settings.allowsPrivateWebhooks ? undefined : publicLookup,
    })
    if (status >= 200 && status < 300) return { isOk: true }
    return { isOk: false, error: describeResponse(status, text), isPermanent: status === GONE }
  } catch (error) {
    const isLate = timeout.aborted
    return { isOk: false, error: isLate ? TOO_SLOW : describe(error), isPermanent: false }
  }
}

function requirePublicHttps(url: URL): void {
  if (url.protocol !== 'https:') throw new Error('The address must begin with https://')
  refusePrivateIp(url)
}

async function post(url: URL, body: string, options: http.RequestOptions) {
  const { request } = url.protocol === 'https:' ? https : http
  const sent = request(url, { ...options, method: 'POST', agent: false }).end(body)
  // A response with another protocol (101) ends without an error.
  const closed = once(sent, 'close').then(() => {
    throw new Error('The server closed the connection')
  })
  const answered = await Promise.race([once(sent, 'response'), closed])
  const [response] = answered as [http.IncomingMessage]
  return { status: response.statusCode ?? 0, text: await readStart(response) }
}

async function readStart(response: http.IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let bytes = 0
  try {
    for await (const chunk of response) {
      chunks.push(chunk)
      bytes += chunk.length
      if (bytes >= MAX_RESPONSE_BYTES) break
    }
  } catch {
    // The status has arrived, and a delivery that was accepted must not be repeated.
  }
  return Buffer.concat(chunks).subarray(0, MAX_RESPONSE_BYTES).toString()
}

const TOO_SLOW = 'The server took longer than ten seconds'

function describeResponse(status: number, text: string): string {
  const name = http.STATUS_CODES[status] ?? ''
  const excerpt = tidyLine(text).slice(0, MAX_EXCERPT)
  const shown = `${status} ${name}`.trim()
  return excerpt === ''
    ? `The server answered ${shown}`
    : `The server answered ${shown}: ${excerpt}`
}

function describe(error: unknown): string {
  if (error instanceof AggregateError) return describe(error.errors[0])
  if (!(error instanceof Error)) return String(error)
  const code = 'code' in error ? String(error.code) : ''
  return REASONS.find(([pattern]) => pattern.test(code))?.[1] ?? error.message
}

/** By error codes of Node and OpenSSL; the first match counts. */
const REASONS: [RegExp, string][] = [
  [/CERT_HAS_EXPIRED/, 'The certificate of the server has expired'],
  [/ALTNAME_INVALID/, 'The certificate of the server is for another name'],
  [/CERT|UNABLE_TO_/, 'The certificate of the server is not trusted'],
  [/EPROTO|ERR_SSL/, 'The server does not speak HTTPS at this address'],
  [/ECONNREFUSED/, 'The server refused the connection'],
  [/ECONNRESET|EPIPE/, 'The server closed the connection'],
  [/ENOTFOUND/, 'The address was not found'],
  [/EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH/, 'The server could not be reached'],
]
