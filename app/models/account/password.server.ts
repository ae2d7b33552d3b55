import { hash, verify } from '@node-rs/argon2'
import type { ZxcvbnFactory } from '@zxcvbn-ts/core'
import * as z from 'zod'
import type { Company } from '#app/models/company/company'
import { email } from '#app/models/email'
import { requiredText } from '#app/models/schema'
import { EASY_PASSWORD, ownPassword, passwordOfLength } from './admin'
import { type HashClient, runQueued } from './hash-queue.server'

/** OWASP's minimum for argon2id: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
export function hashPassword(password: string): Promise<string> {
  return runQueued(() => hash(password, COST))
}

let decoy: Promise<string> | undefined

/** Takes the same time without a stored hash, so that timing does not reveal which accounts exist. */
export async function isPassword(
  stored: string | undefined,
  password: string,
  client?: HashClient,
): Promise<boolean> {
  decoy ??= hash('nobody has this password', COST)
  const against = stored ?? (await decoy)
  const matches = await runQueued(() => verify(against, password), client)
  return matches && stored !== undefined
}

/** zxcvbn's "very unguessable": at least 10^10 guesses. */
const MIN_SCORE = 4
const MAX_RATED_LENGTH = 32
const MIN_WORD = 3
const MIN_NEW = 12

let rating: Promise<ZxcvbnFactory> | undefined

/** The dictionary takes about 30 MB, so it is loaded when the first password is set. */
async function loadRating(): Promise<ZxcvbnFactory> {
  const [core, common] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ])
  return new core.ZxcvbnFactory({
    dictionary: common.dictionary,
    graphs: common.adjacencyGraphs,
    maxLength: MAX_RATED_LENGTH,
  })
}

/** @param own words that colleagues would guess (letters only); they are removed before rating */
export async function isEasyPassword(text: string, own: readonly string[] = []): Promise<boolean> {
  rating ??= loadRating()
  const known = new RegExp(`[\\s._-]*(?:${own.join('|')})[\\s._-]*`, 'giu')
  const rest = own.length > 0 ? text.replace(known, '') : text
  return (await rating).check(rest).score < MIN_SCORE
}

export function ownWords(
  { name, registeredOffice, branchOffice }: Company,
  admin: { name: string; email: string },
): string[] {
  const texts = [
    name,
    registeredOffice,
    branchOffice,
    admin.name,
    admin.email.split('@', 1)[0] ?? '',
  ]
  const words = texts.flatMap((text) => text.match(/\p{L}+/gu) ?? [])
  return words.filter((word) => word.length >= MIN_WORD)
}

const newPassword = passwordOfLength(MIN_NEW).refine(
  async (text) => !(await isEasyPassword(text)),
  EASY_PASSWORD,
)

/** Without the rating of the password, which takes up to 40 ms: that is for those who know the secret key. */
export const signupForm = z.object(
  {
    name: requiredText('Name', 200),
    email,
    password: passwordOfLength(MIN_NEW),
    secretKey: z
      .string('Secret Key is required')
      .min(1, 'Secret Key is required')
      .max(500, 'Invalid Secret Key'),
  },
  'Send name, email, password and secretKey as an object',
)
export const signupInput = signupForm.extend({ password: newPassword })
export type SignupInput = z.infer<typeof signupInput>

export const passwordChangeInput = z
  .object({
    current: ownPassword,
    password: newPassword,
    repeated: z.string('Repeat the new password'),
  })
  .refine(({ password, repeated }) => password === repeated, {
    path: ['repeated'],
    error: 'The two new passwords differ',
  })
