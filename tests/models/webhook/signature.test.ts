import { createHmac, timingSafeEqual } from 'node:crypto'
import { expect, test } from 'vitest'
import { newSecret, signedHeaders } from '#app/models/webhook/signature.server'

test('the signature equals the example of the Standard Webhooks libraries', () => {
  const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
  const id = 'msg_p5jXN8AQM9LWM0D4loKWxJek'
  expect(signedHeaders(secret, id, 1614265330, '{"test": 2432232314}')).toEqual({
    'webhook-id': id,
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  })
})

test('the key of a new secret has 32 bytes and differs each time', () => {
  const secret = newSecret()
  expect(secret).toMatch(/^whsec_/)
  expect(Buffer.from(secret.slice(6), 'base64')).toHaveLength(32)
  expect(newSecret()).not.toBe(secret)
})

/** The verification that docs/api.md describes. */
function isVerified(headers: Record<string, string>, body: string, secret: string): boolean {
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
  const text = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
  const wanted = `v1,${createHmac('sha256', key).update(text).digest('base64')}`
  const given = headers['webhook-signature'] ?? ''
  return given.length === wanted.length && timingSafeEqual(Buffer.from(given), Buffer.from(wanted))
}

test('the documented verification accepts our signature and no other', () => {
  const secret = newSecret()
  const headers = signedHeaders(secret, 'id-1', 1, '{"text":"हिन्दी"}')
  expect(isVerified(headers, '{"text":"हिन्दी"}', secret)).toBe(true)
  expect(isVerified(headers, '{"text":"other"}', secret)).toBe(false)
  expect(isVerified({ ...headers, 'webhook-timestamp': '2' }, '{"text":"हिन्दी"}', secret)).toBe(
    false,
  )
  expect(isVerified(headers, '{"text":"हिन्दी"}', newSecret())).toBe(false)
})
