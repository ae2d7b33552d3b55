import { mkdir, readFile, writeFile } from 'node:fs/promises'

import { makeFonts } from './fonts.mjs'

const OUT = 'app/assets/generated'

await mkdir(OUT, { recursive: true })
await makeFonts(OUT)

const icons = JSON.parse(await readFile('app/content/icons.json', 'utf8'))
const symbols = await Promise.all(
  icons.map(async (name) => {
    const svg = await readFile(`node_modules/lucide-static/icons/${name}.svg`, 'utf8')
    const shapes = svg
      .replace(/<!--[\s\S]*?-->/g, '')
      .replace(/^[\s\S]*?<svg[^>]*>/, '')
      .replace('</svg>', '')
      .replace(/\n\s*/g, '')
    return `<symbol id="icon-${name}" viewBox="0 0 24 24">${shapes}</symbol>`
  }),
)
await writeFile(
  `${OUT}/icons.svg`,
  `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`,
)
