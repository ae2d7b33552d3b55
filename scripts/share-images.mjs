import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { constants } from 'node:zlib'
import { Resvg, renderAsync } from '@resvg/resvg-js'
import { PNG } from 'pngjs'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import subsetFont from 'subset-font'
import { createServer } from 'vite'

import { DEVANAGARI, LATIN, LATIN_EXTENDED, span } from './fonts.mjs'
import { paletteOf } from './share-images/palette.mjs'
import { DISPLAY, escapeText, pagePicture } from './share-images/picture.mjs'

const FONT_FOLDER = '.cache/share-images'
const FAMILY = 'Anek Latin Medium'

const latin = [span(0x20, 0x7e), span(0xa0, 0xff), span(0x2010, 0x2026), '\u20ac\u2122\u2212'].join(
  '',
)
const devanagari = span(0x900, 0x97f) + span(0x200c, 0x200d)

const faces = {
  text: [LATIN, latin, { wght: 500, wdth: 103 }],
  bold: [LATIN, latin, { wght: 680, wdth: 103 }],
  display: [LATIN, latin, { wght: 720, wdth: 114 }],
  rupee: [LATIN_EXTENDED, '\u20b9', { wght: 680, wdth: 103 }],
  hindi: [DEVANAGARI, devanagari, { wght: 520 }],
}

const font = { fontFiles: await makeFonts(), loadSystemFonts: false, defaultFontFamily: FAMILY }
const sprite = await readFile('app/assets/generated/icons.svg', 'utf8')
const symbols = sprite.replace(/<\/?svg[^>]*>/g, '')

const vite = await createServer({
  configFile: false,
  appType: 'custom',
  esbuild: { jsx: 'automatic' },
  optimizeDeps: { noDiscovery: true },
  server: { middlewareMode: true, hmr: false, watch: null, ws: false },
})
const { publicPages } = await vite.ssrLoadModule('/app/content/site-map.ts')
const { assemble } = await vite.ssrLoadModule('/app/content/content.ts')
const { shippedDocuments } = await vite.ssrLoadModule('/app/content/shipped.ts')
const { readCompany } = await vite.ssrLoadModule('/app/models/content/company.server.ts')
const { SHIPPED_BRAND } = await vite.ssrLoadModule('/app/models/company/company.ts')
const { brandTokens } = await vite.ssrLoadModule('/app/models/company/brand.server.ts')
const [published] = process.argv.slice(2)
const brand = published || readCompany(process.env.DATA_DIR || '.').brand
const tokens = ['shipped', SHIPPED_BRAND].includes(brand) ? {} : brandTokens(brand)
const { shareImage } = await vite.ssrLoadModule('/app/content/share-image.ts')
const pages = await Promise.all(
  publicPages(assemble(shippedDocuments)).map(async ({ path, headline, hue, scene }) => {
    const [Drawing] = Object.values(await vite.ssrLoadModule(`/app/ui/scenes/${scene}.tsx`))
    const drawn = renderToStaticMarkup(createElement(Drawing))
    const look = { palette: paletteOf(hue, tokens), symbols }
    return [shareImage(path), pagePicture({ headline, scene: drawn }, look, widthOf)]
  }),
)
await vite.close()

await rm('public/og', { recursive: true, force: true })
await mkdir('public/og', { recursive: true })
await Promise.all(
  pages.map(async ([path, svg]) => {
    const drawn = await renderAsync(svg, { font, logLevel: 'off' })
    await writeFile(`public${path}`, encodePng(drawn))
  }),
)

/** Without alpha, about half the size of a PNG by resvg. */
function encodePng({ pixels, width, height }) {
  const opaque = { colorType: 2, deflateStrategy: constants.Z_DEFAULT_STRATEGY }
  return PNG.sync.write({ data: pixels, width, height }, opaque)
}

function widthOf(text) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9999" height="99"><text y="50" font-size="10" style="${DISPLAY}">${escapeText(text)}</text></svg>`
  return (new Resvg(svg, { font }).getBBox()?.width ?? 0) / 10
}

/** Makes static TTF files for resvg, which tells those of Latin apart by weight and stretch. @returns their paths */
async function makeFonts() {
  await mkdir(FONT_FOLDER, { recursive: true })
  return Promise.all(
    Object.entries(faces).map(async ([face, [source, characters, variationAxes]]) => {
      const options = { targetFormat: 'sfnt', variationAxes }
      const file = `${FONT_FOLDER}/${face}.ttf`
      await writeFile(file, await subsetFont(await readFile(source), characters, options))
      return file
    }),
  )
}
