/** What guessing tries first at this site, once digits and signs are left out; single words of other trades are not here. */
const WORDS = new Set(
  `abc abcd abcde abcdef abcdefgh admin administrator asdf asdfgh asdfghjkl changeme company default football guest hello
  iloveyou india letmein login lucknow master monkey office pass password passwort princess qwer qwerty qwertyuiop root
  secret staff sunshine superman support test user welcome zxcv zxcvbn zxcvbnm`.split(/\s+/),
)

/**
 * Whether a password is one piece over and over, digits in a row, or nothing but such words and what pads them.
 * @param own further words, such as those of the company's name and the own address, in any case
 */
export function isEasyPassword(text: string, own: readonly string[] = []): boolean {
  if (isRepeated(text)) return true
  const known = (word: string) =>
    WORDS.has(word) || own.some((one) => one.length > 2 && one.toLowerCase() === word)
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  if (words.length === 0) return '01234567890123456789'.includes(text.replace(/\D/g, ''))
  return words.every(known) || isMadeOf(words.join(''), known)
}

/** The words of a company's name and of an address, by which staff must not guess each other's passwords. */
export const ownWords = (company: string, address: string): string[] =>
  [company, address.split('@', 1)[0] ?? ''].flatMap((text) => text.match(/\p{L}+/gu) ?? [])

/** Whether a text is one of its beginnings two times or more. */
function isRepeated(text: string): boolean {
  return text !== '' && (text + text).indexOf(text, 1) < text.length
}

/** Whether a text can be cut into known words: "passwordadmin", and "q1w2e3r4t5y6" once its digits are left out. */
function isMadeOf(text: string, known: (word: string) => boolean): boolean {
  const ends = new Set([0])
  for (let end = 1; end <= text.length; end++) {
    for (const start of ends) if (known(text.slice(start, end))) ends.add(end)
  }
  return ends.has(text.length)
}
