/** No script uses more than 30 marks (UAX #15, 13), and normalizing a longer run takes quadratic time. */
const EXCESSIVE_MARKS = /(\p{M}{30})\p{M}+/gu
const CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}]+/gu
const CONTROLS_BUT_LINES = /[^\P{Cc}\n\t]+/gu

/** Bidirectional controls reorder the displayed text: "fdp.exe" as "exe.pdf". */
const OVERRIDES = /[\u202a-\u202e\u2066-\u2069\ufeff]+/g
const INVISIBLE = /[\p{Cf}\p{DI}]+/gu
const SHOWN = /[^\s\p{Cf}\p{DI}]/u

const PLAIN = /^[ -~]*$/

/** Editors on Windows begin a file with a byte order mark. @throws SyntaxError */
export const parseJsonFile = (text: string): unknown => JSON.parse(text.replace(/^\ufeff/, ''))

export function tidyLine(text: string): string {
  return (PLAIN.test(text) ? text : normalized(text).replace(CONTROLS, ' ')).trim()
}

export function tidyText(text: string): string {
  if (PLAIN.test(text)) return text.trim()
  return normalized(text).replace(/\r\n?/g, '\n').replace(CONTROLS_BUT_LINES, '').trim()
}

/** For email addresses, phone numbers and account names, where invisible characters have no meaning. */
export function tidyIdentifier(text: string): string {
  return withoutInvisible(tidyLine(text)).trim()
}

/** The first `most` characters, which are code points. */
export function cut(text: string, most: number): string {
  return [...text].slice(0, most).join('').trimEnd()
}

export function shorten(text: string, most: number): string {
  return [...text].length > most ? `${cut(text, most)}…` : text
}

function normalized(text: string): string {
  if (!SHOWN.test(text)) return ''
  return text.toWellFormed().replace(OVERRIDES, '').replace(EXCESSIVE_MARKS, '$1').normalize('NFC')
}

function withoutInvisible(text: string): string {
  return PLAIN.test(text) ? text : text.replace(INVISIBLE, '')
}

const TRANSLITERATIONS: Record<string, string> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th', ø: 'o', ł: 'l', đ: 'd', ð: 'd', ħ: 'h' },
  ...{ ŧ: 't', ŋ: 'n', ı: 'i', ς: 'σ', ɓ: 'b', ɗ: 'd', ƙ: 'k', ƴ: 'y', ĸ: 'q', ʼ: "'" },
}
const LETTERS = new RegExp(`[${Object.keys(TRANSLITERATIONS).join('')}]`, 'g')
const APOSTROPHES = /[`\u00b4\u02b9-\u02bd\u2018-\u201b\u2032\uff07]/g
const QUOTES = /[\u00ab\u00bb\u201c-\u201f\u2033]/g
const DASHES = /[\p{Pd}\u2212]/gu

/**
 * Folds text for search: lower case, without accents, with ASCII digits and quotes. Keeps the marks of other scripts,
 * because vowel signs distinguish Hindi words.
 */
export function fold(text: string): string {
  const typed = PLAIN.test(text)
    ? text.replaceAll('`', "'").toLowerCase()
    : latinDigits(withoutInvisible(text))
        .replace(APOSTROPHES, "'")
        .replace(QUOTES, '"')
        .replace(DASHES, '-')
        .normalize('NFKD')
        .replace(/[\u0300-\u036f]/g, '')
        .replaceAll('\u2044', '/')
        .normalize('NFC')
        .toLowerCase()
        .replace(LETTERS, (letter) => TRANSLITERATIONS[letter] ?? letter)
  return typed.replace(/\s+/g, ' ')
}

/** "९८७" → "987": Unicode encodes decimal digits as ten consecutive code points. */
export function latinDigits(text: string): string {
  return text.replace(/(?![0-9])\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0
    let value = 0
    while (/\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value++
    return String(value % 10)
  })
}

export function capitalize(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
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
  return `${count.toLocaleString('en-IN')} ${count === 1 ? one : many}`
}

const UNITS = ['KB', 'MB', 'GB', 'TB']

export function showBytes(bytes: number): string {
  const size = bytes && Math.max(bytes, 1024)
  const power = Math.min(UNITS.length, Math.max(1, Math.floor(Math.log2(size || 1) / 10)))
  const amount = size / 1024 ** power
  const rounded = amount < 10 ? Math.round(amount * 10) / 10 : Math.ceil(amount)
  return `${rounded.toLocaleString('en-IN')} ${UNITS[power - 1]}`
}

const LAST_ORDINAL = 50

export function ordinal(count: number): string {
  if (count > LAST_ORDINAL) return `${LAST_ORDINAL}th or later`
  return `${count}${ENDINGS[ORDINALS.select(count)] ?? 'th'}`
}

const REFERENCE = /\b([A-Z]{3}(?:-[0-9A-Z]{4}){2})\b/

/** Every second item of the result is a reference. */
export function splitAtReferences(text: string): string[] {
  return text.split(REFERENCE)
}
