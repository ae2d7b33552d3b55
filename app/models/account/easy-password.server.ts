import type { ZxcvbnFactory } from '@zxcvbn-ts/core'
import type { Company } from '#app/models/company/company'

/** zxcvbn's "very unguessable": at least 10^10 guesses. */
const SAFE_SCORE = 4
/** Rating takes the square of the length, and what begins safely is safe. */
const MAX_RATED = 32
const SHORTEST_WORD = 3

let rating: Promise<ZxcvbnFactory> | undefined

/** The dictionary takes about 30 MB, so it is loaded for the first password that somebody sets. */
async function loadRating(): Promise<ZxcvbnFactory> {
  const [core, common] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ])
  return new core.ZxcvbnFactory({
    dictionary: common.dictionary,
    graphs: common.adjacencyGraphs,
    maxLength: MAX_RATED,
  })
}

/**
 * Rates what is left of a password without words that colleagues would guess.
 * @param own words of letters alone, in any case
 */
export async function isEasyPassword(text: string, own: readonly string[] = []): Promise<boolean> {
  rating ??= loadRating()
  const known = new RegExp(`[\\s._-]*(?:${own.join('|')})[\\s._-]*`, 'giu')
  const rest = own.length > 0 ? text.replace(known, '') : text
  return (await rating).check(rest).score < SAFE_SCORE
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
  return words.filter((word) => word.length >= SHORTEST_WORD)
}
