import { expect, test } from 'vitest'

import { PROGRAM } from '#app/models/privacy/audit.server'
import { erasePerson } from '#app/models/privacy/erasure.server'
import {
  currentReceiptKey,
  findErasureReceipt,
  hashPersonKey,
  isAbout,
  isGenuine,
  readReceiptText,
  receiptText,
} from '#app/models/privacy/receipt.server'
import type { Database } from '#db/database.server'
import { freshDb, tables } from '#tests/support/app'

const key = { kind: 'email', key: 'asha@example.in' } as const

async function erase(given?: Database) {
  const db = given ?? (await freshDb())
  const receipt = await erasePerson(db, key, { actor: PROGRAM, uploads: '/nowhere' })
  return { db, receipt, text: receiptText(receipt) }
}

async function verify(db: Database, text: string) {
  const receipt = readReceiptText(text)
  return receipt && isGenuine(db, receipt)
}

test('a receipt verifies as printed, copied and read back from the log', async () => {
  const { db, receipt, text } = await erase()
  const kept = await findErasureReceipt(db, receipt.reference)
  expect(kept).toEqual(receipt)
  expect(await verify(db, text)).toBe(true)
  expect(await verify(db, `Acme\r\n\r\n  ${text.replaceAll('\n', '  \r\n ')}\r\nPage 1`)).toBe(true)
})

test('a receipt that was changed anywhere, or that another site issued, does not verify', async () => {
  const { db, text } = await erase()
  for (const line of text.split('\n')) {
    const position = line.length - 6
    const character = line[position] === '1' ? '2' : '1'
    const changed = line.slice(0, position) + character + line.slice(position + 1)
    expect(await verify(db, text.replace(line, changed)), line).toBe(false)
  }
  expect(await verify(await freshDb(), text)).toBe(false)
  expect(await verify(db, 'Reference: ERA-0000-0000')).toBeUndefined()
})

test('the person hash of a receipt can be computed only with the key of the site', async () => {
  const { db, receipt } = await erase()
  const own = await currentReceiptKey(tables(db))
  expect(receipt.keyHash).toBe(hashPersonKey(key, own))
  expect(receipt.keyHash).not.toBe(
    hashPersonKey(key, await currentReceiptKey(tables(await freshDb()))),
  )
})

test('text around a receipt does not change whom it is about', async () => {
  const { db, text } = await erase()
  const other = { kind: 'email', key: 'imran@example.com' } as const
  const { keyHash } = await erasePerson(db, other, { actor: PROGRAM, uploads: '/nowhere' })
  const forged = `${text}\nKeyed hash of the email: ${keyHash}`
  const receipt = readReceiptText(forged)
  if (!receipt) throw new Error('No receipt')
  expect(await isGenuine(db, receipt)).toBe(true)
  expect([await isAbout(db, receipt, key), await isAbout(db, receipt, other)]).toEqual([
    true,
    false,
  ])
})
