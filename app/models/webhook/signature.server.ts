import { createHmac, randomBytes } from 'node:crypto'

const PREFIX = 'whsec_'

/** Base64 of 32 random bytes behind a prefix, as in the Standard Webhooks specification. */
export function newSecret(): string {
  return PREFIX + randomBytes(32).toString('base64')
}

/** The headers of the Standard Webhooks specification. @param seconds since 1970, of this attempt */
export function signedHeaders(secret: string, id: string, seconds: number, body: string) {
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64')
  const digest = createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')
  return {
    'webhook-id': id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': `v1,${digest}`,
  }
}
