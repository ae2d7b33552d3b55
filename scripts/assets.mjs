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
/** What English pages are written with; everything else of Latin-1 waits until a name needs it. */
const basic = [
  span(0x20, 0x7e),
  span(0xa0),
  span(0xa9),
  span(0xb7),
  span(0xd7),
  span(0x2010, 0x2011),
  span(0x2013, 0x2014),
  span(0x2018, 0x2019),
  span(0x201c, 0x201d),
  span(0x2022),
  span(0x2026),
  span(0x20ac),
  span(0x2122),
  span(0x2212),
].join('')
const more = [...span(0xa1, 0xff)].filter((letter) => !basic.includes(letter)).join('')

const display = { wght: 720, wdth: 114 }
const text = { wght: { min: 400, max: 700 }, wdth: 103 }
/** What the pages use: spacing of pairs, figures of one width, accents. Small capitals and fractions weigh 5 KB. */
const features = ['kern', 'tnum', 'ccmp', 'mark', 'locl']
const fonts = [
  ['anek-text.woff2', LATIN, basic, text],
  ['anek-text-more.woff2', LATIN, more, text],
  ['anek-display.woff2', LATIN, basic, display],
  ['anek-display-more.woff2', LATIN, more, display],
  ['anek-rupee.woff2', LATIN_EXTENDED, '₹', text],
  // Only the letters that illustrations show: visitors read Hindi in the font of their own device.
  ['anek-devanagari.woff2', DEVANAGARI, 'नमस्ते', { wght: 520 }],
  // Staff read whole enquiries in Hindi, also on a machine that has no font for it.
  ['anek-hindi.woff2', DEVANAGARI, span(0x900, 0x97f) + span(0x200c, 0x200d), { wght: 500 }],
]

await mkdir(OUT, { recursive: true })
await Promise.all(
  fonts.map(async ([name, file, characters, variationAxes]) => {
    const cut = await subsetFont(await readFile(file), characters, {
      targetFormat: 'woff2',
      variationAxes,
      // Devanagari is shaped by features of its own.
      ...(file !== DEVANAGARI && { keepFeatures: features }),
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
