import type { LookupAddress } from 'node:dns'
import type { LookupFunction } from 'node:net'
import { expect, test } from 'vitest'
import { isPrivate, requirePublic } from '#app/models/webhook/address.server'
import { BAD_ADDRESS, PRIVATE_ADDRESS, UNKNOWN_ADDRESS } from '#app/models/webhook/webhook'
import { addressError } from '#app/models/webhook/webhook.server'

test.for([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '100.127.255.255',
  '127.0.0.1',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:a00:1',
  '::127.0.0.1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  '2001:db8::1',
  'fc00::1',
  'fd12:3456::1',
  'fe80::1',
  'fe80::1%eth0',
  'ff02::1',
  'no address',
])('the IP address %s is private', (address) => {
  expect(isPrivate(address)).toBe(true)
})

test.for([
  '1.1.1.1',
  '100.63.255.255',
  '100.128.0.1',
  '172.32.0.1',
  '192.169.0.1',
  '223.255.255.255',
  '2606:4700::1111',
  '2a00:1450:4001::1',
])('the IP address %s is public', (address) => {
  expect(isPrivate(address)).toBe(false)
})

test.for([
  'https://localhost/',
  'https://127.1/',
  'https://2130706433/',
  'https://0x7f000001/',
  'https://0/',
  'https://[::1]:8443/hook',
  'https://[::ffff:127.0.0.1]/',
  'https://[fe80::1]/',
  'https://169.254.169.254/latest/meta-data',
])('the URL %s of a private network is refused', async (url) => {
  await expect(requirePublic(new URL(url))).rejects.toThrow('private network')
})

const resolvingTo =
  (...addresses: string[]): LookupFunction =>
  (_host, _options, callback) => {
    const found: LookupAddress[] = addresses.map((address) => ({ address, family: 4 }))
    const refusal = addresses.some(isPrivate) ? new Error('private') : null
    callback(refusal, found)
  }

test('a webhook URL is accepted if it is HTTPS and public', async () => {
  const site = { allowsPrivateWebhooks: false }
  const check = (url: string, lookup?: LookupFunction) => addressError(new URL(url), site, lookup)
  expect(await check('https://hooks.example.com:8443/a', resolvingTo('1.1.1.1'))).toBeUndefined()
  expect(await check('http://hooks.example.com/a', resolvingTo('1.1.1.1'))).toBe(BAD_ADDRESS)
  expect(await check('https://10.0.0.1/a')).toBe(PRIVATE_ADDRESS)
  expect(await check('https://name-that-does-not-exist.invalid/')).toBe(UNKNOWN_ADDRESS)
})

test('WEBHOOK_ALLOW_PRIVATE allows a private HTTP URL', async () => {
  const site = { allowsPrivateWebhooks: true }
  expect(await addressError(new URL('http://127.0.0.1:9/'), site)).toBeUndefined()
})
