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
import { and, desc, eq, like, type SQL } from 'drizzle-orm'
import type { Queries, Reads } from '#db/database.server'
import { auditEntries, receiptKeys } from '#db/schema'
import type { PersonKey } from './person-key.server'

export const ERASURE_ACTION = 'person.erase'

const ERASED = ['enquiries', 'notes', 'events', 'applications', 'resumes', 'mails'] as const
export type Erased = Record<(typeof ERASED)[number], number>

export interface ErasureReceipt {
  reference: string
  foundBy: PersonKey['kind']
  erased: Erased
  keyHash: string
  signedWith: string
  signature: string
  erasedAt: number
  erasedBy: string
}

export function isNothingErased(erased: Erased): boolean {
  return Object.values(erased).every((count) => count === 0)
}

type Unsigned = Omit<ErasureReceipt, 'signature' | 'signedWith'>

export function signReceipt(receipt: Unsigned, key: ReceiptKey): ErasureReceipt {
  const named = { ...receipt, signedWith: key.id }
  const signature = sign(null, Buffer.from(signedText(named)), key.key).toString('base64url')
  return { ...named, signature }
}

const countsOf = (erased: Erased) => ERASED.map((noun) => `${noun} ${erased[noun]}`)

/** Excludes `erasedBy`, because the name of an account can change. */
function signedText(receipt: Omit<ErasureReceipt, 'signature'>): string {
  return [
    `Reference: ${receipt.reference}`,
    `Erased at: ${new Date(receipt.erasedAt).toISOString()}`,
    `Erased: ${countsOf(receipt.erased).join(', ')}`,
    hashLine(receipt.foundBy, receipt.keyHash),
    `Signed with key: ${receipt.signedWith}`,
  ].join('\n')
}

const hashLine = (kind: PersonKey['kind'], hashed: string) => `Keyed hash of the ${kind}: ${hashed}`

/** @returns the text that `readReceiptText` reads */
export function receiptText(receipt: ErasureReceipt): string {
  return `${signedText(receipt)}\nSignature: ${receipt.signature}`
}

/** The signed lines of a printed or copied receipt, with other text around them. @returns undefined if there are none */
export function readReceiptText(text: string) {
  const lines = text.split('\n').map((line) => line.trim().replace(/\s+/g, ' '))
  const start = lines.findIndex((line) => line.startsWith('Reference: '))
  const end = lines.findIndex((line, at) => at > start && line.startsWith('Signature: '))
  if (start < 0 || end < 0) return undefined
  const signed = lines.slice(start, end).filter((line) => line !== '')
  const signedWith = signed.at(-1)?.replace('Signed with key: ', '') ?? ''
  return { signed, signedWith, signature: lines[end]?.replace('Signature: ', '') ?? '' }
}

type ReceiptText = NonNullable<ReturnType<typeof readReceiptText>>

export async function isGenuine(db: Reads, receipt: ReceiptText): Promise<boolean> {
  const key = await findReceiptKey(db, receipt.signedWith)
  if (!key) return false
  const given = Buffer.from(receipt.signature, 'base64url')
  const signed = Buffer.from(receipt.signed.join('\n'))
  return verify(null, signed, createPublicKey(key.key), given)
}

export async function isAbout(
  db: Reads,
  { signed, signedWith }: ReceiptText,
  person: PersonKey,
): Promise<boolean> {
  const key = await findReceiptKey(db, signedWith)
  return key !== undefined && signed.includes(hashLine(person.kind, hashPersonKey(person, key)))
}

export function toDetail({ foundBy, erased, ...receipt }: ErasureReceipt): string {
  const { keyHash, signedWith, signature } = receipt
  const signed = [`key ${signedWith}`, `signature ${signature}`]
  return [...countsOf(erased), `${foundBy} ${keyHash}`, ...signed].join(', ')
}

export async function findErasureReceipt(
  db: Reads,
  reference: string,
): Promise<ErasureReceipt | undefined> {
  return lastReceipt(db, eq(auditEntries.subjectId, reference))
}

export async function findLastReceipt(
  tx: Reads,
  keyHash: string,
): Promise<ErasureReceipt | undefined> {
  return lastReceipt(tx, like(auditEntries.detail, `% ${keyHash}, %`))
}

async function lastReceipt(db: Reads, condition: SQL): Promise<ErasureReceipt | undefined> {
  const [entry] = await db
    .select()
    .from(auditEntries)
    .where(and(condition, eq(auditEntries.action, ERASURE_ACTION)))
    .orderBy(desc(auditEntries.id))
    .limit(1)
  return entry && toReceipt(entry)
}

export function toReceipt(entry: typeof auditEntries.$inferSelect): ErasureReceipt {
  const facts = new Map(
    entry.detail.split(', ').map((fact) => fact.split(' ', 2) as [string, string]),
  )
  const foundBy = facts.has('email') ? 'email' : 'phone'
  return {
    reference: entry.subjectId,
    foundBy,
    erased: Object.fromEntries(ERASED.map((noun) => [noun, Number(facts.get(noun))])) as Erased,
    keyHash: facts.get(foundBy) ?? '',
    signedWith: facts.get('key') ?? '',
    signature: facts.get('signature') ?? '',
    erasedAt: entry.createdAt,
    erasedBy: entry.adminName,
  }
}

/** Hidden from admins, so that they cannot test whose receipt it is. */
interface ReceiptKey {
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

async function findReceiptKey(db: Reads, id: string): Promise<ReceiptKey | undefined> {
  const [row] = await db.select().from(receiptKeys).where(eq(receiptKeys.id, id))
  return row && toReceiptKey(row)
}

export function toReceiptKey({ id, privateKey }: typeof receiptKeys.$inferSelect): ReceiptKey {
  return { id, key: createPrivateKey(privateKey) }
}

export function hashPersonKey(person: PersonKey, key: ReceiptKey): string {
  return personHasher(key)(person)
}

export function personHasher({ key: secret }: ReceiptKey): (person: PersonKey) => string {
  const seed = secret.export({ type: 'pkcs8', format: 'der' })
  const derived = Buffer.from(hkdfSync('sha256', seed, '', 'person of a receipt', 32))
  return ({ kind, key }) => createHmac('sha256', derived).update(`${kind}:${key}`).digest('hex')
}
