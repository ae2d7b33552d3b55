import {
  createHmac,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  hash,
  hkdfSync,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Queries, Reads } from '#db/database.server'
import { receiptKeys } from '#db/schema'
import type { PersonKey } from './person-key.server'

/** Hidden from admins, so that they cannot test whose receipt it is. */
export interface ReceiptKey {
  id: string
  key: KeyObject
}

export async function currentReceiptKey(tx: Queries): Promise<ReceiptKey> {
  const [row] = await tx.select().from(receiptKeys)
  return row ? toReceiptKey(row) : makeReceiptKey(tx)
}

async function makeReceiptKey(tx: Queries): Promise<ReceiptKey> {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const shared = publicKey.export({ type: 'spki', format: 'der' })
  const id = hash('sha256', shared).slice(0, 16)
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  await tx.insert(receiptKeys).values({ id, privateKey: pem, createdAt: Date.now() })
  return { id, key: privateKey }
}

export async function findReceiptKey(db: Reads, id: string): Promise<ReceiptKey | undefined> {
  const [row] = await db.select().from(receiptKeys).where(eq(receiptKeys.id, id))
  return row && toReceiptKey(row)
}

function toReceiptKey({ id, privateKey }: typeof receiptKeys.$inferSelect): ReceiptKey {
  return { id, key: createPrivateKey(privateKey) }
}

export function hashPersonKey({ kind, key }: PersonKey, { key: secret }: ReceiptKey): string {
  const seed = secret.export({ type: 'pkcs8', format: 'der' })
  const derived = Buffer.from(hkdfSync('sha256', seed, '', 'person of a receipt', 32))
  return createHmac('sha256', derived).update(`${kind}:${key}`).digest('hex')
}

export function signText(text: string, { key }: ReceiptKey): string {
  return sign(null, Buffer.from(text), key).toString('base64url')
}

export function isSignatureOf(text: string, signature: string, { key }: ReceiptKey): boolean {
  const given = Buffer.from(signature, 'base64url')
  return verify(null, Buffer.from(text), createPublicKey(key), given)
}
