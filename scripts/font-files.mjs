// The fonts that everything here is cut from.
const FOLDER = 'node_modules/@fontsource-variable'

export const LATIN = `${FOLDER}/anek-latin/files/anek-latin-latin-wdth-normal.woff2`
export const LATIN_EXTENDED = `${FOLDER}/anek-latin/files/anek-latin-latin-ext-wdth-normal.woff2`
export const DEVANAGARI = `${FOLDER}/anek-devanagari/files/anek-devanagari-devanagari-wght-normal.woff2`

/** Every letter from one code point to another. */
export const span = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('')
