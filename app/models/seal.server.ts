import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const CIPHER = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

const keyFor = (secretKey: string, purpose: string) =>
  Buffer.from(hkdfSync('sha256', secretKey, '', purpose, 32))

/** Encrypts by a key that is derived from the site's secret key (AES-256-GCM, HKDF of RFC 5869). */
export function seal(text: string, secretKey: string, purpose: string): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(CIPHER, keyFor(secretKey, purpose), iv)
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')
}

/** @returns undefined if the key differs or the text was changed */
export function unseal(sealed: string, secretKey: string, purpose: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url')
  try {
    const key = keyFor(secretKey, purpose)
    const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES), {
      authTagLength: TAG_BYTES,
    })
    decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
    const body = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES))
    return Buffer.concat([body, decipher.final()]).toString('utf8')
  } catch {
    return undefined
  }
}
