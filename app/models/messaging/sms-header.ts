const LETTERS = 6
const FILL = 'INDIAN'
const NO_LETTERS = 'MYSHOP'

/**
 * An example of the header a shop could register: operator and circle, six letters, and -S for service messages
 * (TRAI, TCCCPR 2018 as amended in 2025).
 */
export function exampleHeader(name: string): string {
  const letters = latinLetters(name).slice(0, LETTERS)
  return `VM-${letters ? (letters + FILL).slice(0, LETTERS) : NO_LETTERS}-S`
}

function latinLetters(name: string): string {
  return romanized(name)
    .normalize('NFD')
    .toUpperCase()
    .replace(/[^A-Z]/g, '')
}

/** Unicode gives nine Indian scripts one layout, 128 code points each. */
const INDIAN = /[\u0900-\u0d7f]/
const BLOCK = 0x80
const offsetOf = (character: string) =>
  INDIAN.test(character) ? (character.codePointAt(0) ?? 0) % BLOCK : -1

const VOWEL = table(0x05, 'a a i i u u ri l e e e ai o o o au')
const CONSONANT = table(
  0x15,
  'k kh g gh n ch chh j jh n t th d dh n t th d dh n n p ph b bh m y r r l l l v sh sh s h',
)
const SIGN = table(0x3e, 'a i i u u ri ri e e e ai o o o au')
const NASAL = table(0x01, 'n n')
const VIRAMA = 0x4d
const NUKTA = 0x3c

function table(from: number, sounds: string): ReadonlyMap<number, string> {
  return new Map(sounds.split(' ').map((sound, at) => [from + at, sound]))
}

/** Sounds of consonants with a nukta, a dot below. */
const DOTTED: Readonly<Record<string, string>> = { ph: 'f', j: 'z' }

/** A consonant has the vowel a, unless a sign follows it or it ends the word. */
function romanized(name: string): string {
  const characters = [...name.normalize('NFC')]
  return characters
    .map((character, at) => {
      const offset = offsetOf(character)
      if (offset < 0) return character
      const consonant = CONSONANT.get(offset)
      if (!consonant) return VOWEL.get(offset) ?? SIGN.get(offset) ?? NASAL.get(offset) ?? ''
      const isDotted = offsetOf(characters[at + 1] ?? '') === NUKTA
      const sound = isDotted ? (DOTTED[consonant] ?? consonant) : consonant
      const next = offsetOf(characters[at + (isDotted ? 2 : 1)] ?? '')
      const dropsVowel = next < 0 || next === VIRAMA || SIGN.has(next)
      return dropsVowel ? sound : `${sound}a`
    })
    .join('')
}
