import { expect, test } from 'vitest'
import type { Repeated } from '#app/models/privacy/repeat.server'
import { describeRepeated } from '#app/server/commands/repeated-erasures'

const nothing: Repeated = { receipts: [], unmatched: [], mentions: [], accounts: [] }
const words = (repeated: Repeated | undefined, imapUrl?: string) =>
  describeRepeated(repeated, { imapUrl }).split('\n')

test('without a later database the operator is told what to do', () => {
  expect(words(undefined)).toEqual([expect.stringContaining('Erase and remove them again')])
})

test('without erasures since then only that is said', () => {
  expect(words(nothing, 'imaps://desk:word@mail.example.com')).toEqual([
    'The later database has no erasures since then.',
  ])
})

test('repeated erasures, and what is left to do by hand, are named', () => {
  const mentions = [{ kind: 'enquiry' as const, id: 'a', label: 'ENQ-AAAA-BBBB' }]
  const receipts = ['ERA-1', 'ERA-2']
  const all = { receipts, unmatched: ['ERA-2'], mentions, accounts: ['ravi@example.com'] }
  expect(words(all, 'imaps://desk:word@mail.example.com')).toEqual([
    'Repeated 2 erasures since then: ERA-1, ERA-2',
    'Nothing about these persons was found: ERA-2',
    expect.stringContaining('These records mention an erased person and stay.'),
    '  enquiry ENQ-AAAA-BBBB',
    expect.stringContaining('Emails that arrived since then are read again.'),
    expect.stringContaining('Accounts removed since then are back: ravi@example.com.'),
  ])
  expect(words({ ...nothing, receipts })).toHaveLength(1)
})
