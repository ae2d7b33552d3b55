/** No script uses more (UAX #15, 13), and normalizing a long run takes quadratic time. */
const EXCESSIVE_MARKS = /(\p{M}{30})\p{M}+/gu
const CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}]+/gu
const CONTROLS_BUT_LINES = /[^\P{Cc}\n\t]+/gu

const PLAIN = /^[ -~]*$/

export function tidyLine(text: string): string {
  return (PLAIN.test(text) ? text : composed(text).replace(CONTROLS, ' ')).trim()
}

export function tidyText(text: string): string {
  if (PLAIN.test(text)) return text.trim()
  return composed(text).replace(/\r\n?/g, '\n').replace(CONTROLS_BUT_LINES, '').trim()
}

function composed(text: string): string {
  return text.toWellFormed().replace(EXCESSIVE_MARKS, '$1').normalize('NFC')
}

/** Keeps the marks of other scripts: without vowel signs a Hindi word is another word. */
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

/** "९८७" → "987": Unicode lays decimal digits out in runs of ten. */
export function latinDigits(text: string): string {
  return text.replace(/(?![0-9])\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0
    let value = 0
    while (/\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value++
    return String(value % 10)
  })
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
}

const ORDINALS = new Intl.PluralRules('en', { type: 'ordinal' })
const ENDINGS: Record<string, string> = { one: 'st', two: 'nd', few: 'rd' }

export function countOf(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`
}

const LAST_ORDINAL = 50

export function ordinal(count: number): string {
  if (count > LAST_ORDINAL) return `${LAST_ORDINAL}th or later`
  return `${count}${ENDINGS[ORDINALS.select(count)] ?? 'th'}`
}

const REFERENCE = /\b([A-Z]{3}(?:-[0-9A-Z]{4}){2})\b/

/** Every second part is a reference. */
export function splitAtReferences(text: string): string[] {
  return text.split(REFERENCE)
}
