import { createReadStream, createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { SettingsError } from '#app/models/company/environment.server'
import { BackupError, hashing } from './archive.server'

/** OWASP's minimum, which takes 128 MB of memory; the library's default takes 256 MB. */
const SCRYPT_LOG_N = 17

const read = (file: string) => Readable.toWeb(createReadStream(file)) as ReadableStream<Uint8Array>
const write = (file: string) => createWriteStream(file, { flags: 'wx', mode: 0o600 })

/** @param key an age public key or a passphrase. @throws SettingsError if the public key is malformed */
export async function encrypterFor(key: string) {
  const { Encrypter } = await import('age-encryption')
  const encrypter = new Encrypter()
  encrypter.setScryptWorkFactor(SCRYPT_LOG_N)
  if (!isPublicKey(key)) encrypter.setPassphrase(key)
  else {
    try {
      encrypter.addRecipient(key)
    } catch {
      throw new SettingsError('BACKUP_KEY has a typing error: it is no public key of age.')
    }
  }
  return encrypter
}

export const isPublicKey = (key: string): boolean => key.startsWith('age1')

/** @returns the SHA-256 of the encrypted file, hex */
export async function encryptFile(from: string, to: string, key: string): Promise<string> {
  const encrypter = await encrypterFor(key)
  const { hash, tap } = hashing()
  await pipeline(await encrypter.encrypt(read(from)), tap, write(to))
  return hash.digest('hex')
}

const MAGIC = 'age-encryption.org/'

export async function isEncrypted(file: string): Promise<boolean> {
  // What is read from a pipe would be missing afterwards.
  if (!(await stat(file)).isFile()) return false
  return (await text(createReadStream(file, { end: MAGIC.length - 1 }))) === MAGIC
}

/** @param key an age secret key or a passphrase. @throws BackupError */
export async function decryptFile(from: string, to: string, key: string): Promise<void> {
  const { Decrypter } = await import('age-encryption')
  const decrypter = new Decrypter()
  const refuse = (why: string) => (error: unknown) => {
    // Storage errors have a code, format errors have none.
    if (error instanceof Error && 'code' in error) throw error
    throw new BackupError('archive', `The backup is not decrypted: ${why}.`)
  }
  if (/^AGE-SECRET-KEY-/.test(key)) decrypter.addIdentity(key)
  else decrypter.addPassphrase(key)
  const decrypted = await decrypter
    .decrypt(read(from))
    .catch(refuse('the passphrase or secret key is not the one it was encrypted for'))
  await pipeline(decrypted, write(to)).catch(refuse('it is damaged or cut short'))
}
