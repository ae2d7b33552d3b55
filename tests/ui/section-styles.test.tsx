import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { StaticRouter } from 'react-router-dom/server'
import { expect, test } from 'vitest'
import { moreStylesFor } from '#app/routes/site/site-content.server'
import { ContentPage } from '#app/ui/sections/content-page'
import { filled } from '#tests/content/shipped'
import { markupOf } from '#tests/support/markup'

const STYLES = 'app/styles'
const { cloud, webDevelopment, digitalMarketing, services } = filled
const common = sheetsIn(STYLES)
const styled = new Set(sheetsIn(`${STYLES}/sections`).flatMap(classesOf))

const SHEETS = [
  ['service', services],
  ['cloud', [cloud]],
  ['web-development', [webDevelopment]],
  ['products', [digitalMarketing]],
  ['sections', [cloud, webDevelopment, digitalMarketing, ...services]],
] as const

test.each(SHEETS)('the sheet "%s" has the styles of its sections', async (sheet, pages) => {
  const sections = pages.flatMap((page) => page.sections)
  const html = await markupOf(
    <StaticRouter location="/">
      <ContentPage
        page={{
          hue: 'blue',
          hero: { title: 'Title', lead: 'Lead', scene: '', actions: [] },
          sections,
          band: { title: 'Band', text: 'Text' },
        }}
        trail={[]}
        name="Page"
      />
    </StaticRouter>,
  )
  const names = [...html.matchAll(/class="([^"]+)"/g)].flatMap(([, list = '']) => list.split(' '))
  const needed = [...new Set(names)].filter((name) => styled.has(name))
  expect(needed.length).toBeGreaterThan(3)
  const loaded = new Set(
    [...common, ...importsOf(`${STYLES}/pages/${sheet}.css`)].flatMap(classesOf),
  )
  expect(needed.filter((name) => !loaded.has(name))).toEqual([])
})

test('a page with a section that no shipped page of its kind has loads the sheet of all', () => {
  expect(moreStylesFor(webDevelopment, 'pages/web-development')).toBeUndefined()
  expect(
    moreStylesFor({ sections: services.flatMap((page) => page.sections) }, 'services/'),
  ).toBeUndefined()
  expect(moreStylesFor(webDevelopment, 'services/')).toBeDefined()
})

function sheetsIn(folder: string): string[] {
  const sheets = readdirSync(folder).filter((name) => name.endsWith('.css'))
  return sheets.map((name) => `${folder}/${name}`)
}

function importsOf(sheet: string): string[] {
  const imports = readFileSync(sheet, 'utf8').matchAll(/@import "([^"]+)"/g)
  return [...imports].flatMap(([, path = '']) => {
    const imported = join(dirname(sheet), path)
    return [imported, ...importsOf(imported)]
  })
}

function classesOf(sheet: string): string[] {
  const names = readFileSync(sheet, 'utf8').matchAll(/\.([a-z][\w-]*)/g)
  return [...names].map(([, name = '']) => name)
}
