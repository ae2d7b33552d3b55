/** Text as it is stored: one Unicode form, no control characters, no halves of a character, no outer white space. */

/** No writing puts more marks on one letter (UAX #15, 13), and to sort a long run takes the square of its length. */
const EXCESSIVE_MARKS = /(\p{M}{30})\p{M}+/gu
const CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}]+/gu
const CONTROLS_BUT_LINES = /[^\P{Cc}\n\t]+/gu

/** Of letters that no Unicode form changes, which most of what is sent has only. */
const PLAIN = /^[ -~]*$/

/** One line: any run of control characters or line ends becomes a single space. */
export function tidyLine(text: string): string {
  return (PLAIN.test(text) ? text : composed(text).replace(CONTROLS, ' ')).trim()
}

/** Several lines: line ends become \n, tabs stay, other control characters go. */
export function tidyText(text: string): string {
  if (PLAIN.test(text)) return text.trim()
  return composed(text).replace(/\r\n?/g, '\n').replace(CONTROLS_BUT_LINES, '').trim()
}

function composed(text: string): string {
  return text.toWellFormed().replace(EXCESSIVE_MARKS, '$1').normalize('NFC')
}

/**
 * Folds text for a search that ignores case and Latin accents. Marks of other scripts stay: without its vowel signs
 * a Hindi word is another word.
 */
export function fold(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase()
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
}

/** "९८७" → "987", for every script: Unicode lays decimal digits out in runs of ten. */
export function latinDigits(text: string): string {
  return text.replace(/(?![0-9])\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0
    let value = 0
    while (/\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value++
    return String(value % 10)
  })
}

const ORDINALS = new Intl.PluralRules('en', { type: 'ordinal' })
const ENDINGS: Record<string, string> = { one: 'st', two: 'nd', few: 'rd' }

/** 1, "enquiry", "enquiries" → "1 enquiry". */
export function countOf(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`
}

/** Nobody counts further, neither do the models that look for what one person sent. */
const LAST_ORDINAL = 50

/** 2 → "2nd". */
export function ordinal(count: number): string {
  if (count > LAST_ORDINAL) return `${LAST_ORDINAL}th or later`
  return `${count}${ENDINGS[ORDINALS.select(count)] ?? 'th'}`
}

/** What `newReference` makes, wherever it stands in a text. */
const REFERENCE = /\b([A-Z]{3}(?:-[0-9A-Z]{4}){2})\b/

/** Cuts a text at its references, which are every second part: a line must not end at one of their hyphens. */
export function splitAtReferences(text: string): string[] {
  return text.split(REFERENCE)
}
