// Makes what the build derives from packages: the subset fonts and the icon sprite.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

const OUT = 'app/assets/generated'
const FONTS = 'node_modules/@fontsource-variable'
const LATIN = `${FONTS}/anek-latin/files/anek-latin-latin-wdth-normal.woff2`
const LATIN_EXTENDED = `${FONTS}/anek-latin/files/anek-latin-latin-ext-wdth-normal.woff2`
const DEVANAGARI = `${FONTS}/anek-devanagari/files/anek-devanagari-devanagari-wght-normal.woff2`

const span = (from, to = from) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('')
const latin = [
  span(0x20, 0x7e),
  span(0xa0, 0xff),
  span(0x2010, 0x2015),
  span(0x2018, 0x201e),
  span(0x2020, 0x2022),
  span(0x2026),
  span(0x2039, 0x203a),
  span(0x20ac),
  span(0x2122),
  span(0x2212),
].join('')

const text = { wght: { min: 400, max: 700 }, wdth: 103 }
const fonts = [
  ['anek-text.woff2', LATIN, latin, text],
  ['anek-display.woff2', LATIN, latin, { wght: 720, wdth: 114 }],
  ['anek-rupee.woff2', LATIN_EXTENDED, '₹', text],
  // Only the letters that illustrations show: visitors read Hindi in the font of their own device.
  ['anek-devanagari.woff2', DEVANAGARI, 'नमस्तेआपका ओटीपी', { wght: 520 }],
  // Staff read whole enquiries in Hindi, also on a machine that has no font for it.
  ['anek-hindi.woff2', DEVANAGARI, span(0x900, 0x97f) + span(0x200c, 0x200d), { wght: 500 }],
]

await mkdir(OUT, { recursive: true })
await Promise.all(
  fonts.map(async ([name, file, characters, variationAxes]) => {
    const cut = await subsetFont(await readFile(file), characters, {
      targetFormat: 'woff2',
      variationAxes,
    })
    await writeFile(`${OUT}/${name}`, cut)
  }),
)

const icons = JSON.parse(await readFile('app/ui/icons.json', 'utf8'))
const symbols = await Promise.all(
  icons.map(async (name) => {
    const svg = await readFile(`node_modules/lucide-static/icons/${name}.svg`, 'utf8')
    const shapes = svg
      .replace(/<!--[\s\S]*?-->/g, '')
      .replace(/^[\s\S]*?<svg[^>]*>/, '')
      .replace('</svg>', '')
      .replace(/\n\s*/g, '')
    return `<symbol id="${name}" viewBox="0 0 24 24">${shapes}</symbol>`
  }),
)
await writeFile(
  `${OUT}/icons.svg`,
  `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`,
)
