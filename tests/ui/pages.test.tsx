import { StaticRouter } from 'react-router-dom/server'
import { expect, test } from 'vitest'

import type { Page } from '#app/content/page'
import cloud from '#app/content/pages/cloud'
import marketing from '#app/content/pages/digital-marketing'
import webDevelopment from '#app/content/pages/web-development'
import { Products } from '#app/routes/site/digital-marketing/products'
import { ContentPage } from '#app/ui/sections/content-page'
import { products, services } from '#tests/content/shipped'
import { markupOf } from '#tests/support/markup'

type Body = Pick<Page, 'title' | 'hue' | 'hero' | 'sections' | 'band'>

const bodies: Body[] = [webDevelopment, marketing, cloud, ...services]

const tiles = services.map(({ path, name, tile, hue, hero }) => ({
  path,
  name,
  text: tile,
  hue,
  scene: hero.scene,
}))

function html(page: Body) {
  return markupOf(
    <StaticRouter location="/">
      <ContentPage page={page} trail={[{ label: 'Home', href: '/' }]} name={page.title}>
        {page === marketing && <Products {...products} tiles={tiles} />}
      </ContentPage>
    </StaticRouter>,
  )
}

test.each(bodies.map((body) => [body.title, body]))(
  'the page "%s" has one h1, unique ids, valid anchors and no style attribute',
  async (_, body) => {
    const page = await html(body)
    expect(page.match(/<h1/g), 'one heading of the page').toHaveLength(1)
    expect(page, 'no style attribute: the content security policy refuses it').not.toMatch(
      /\sstyle=/,
    )
    const ids = [...page.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id)
    expect(ids, 'no id twice').toEqual([...new Set(ids)])
    for (const [, id] of page.matchAll(/href="#([^"]+)"/g))
      expect(ids, 'anchors of the page').toContain(id)
  },
)

test('stairs and steps have three items', async () => {
  const pages = await Promise.all(bodies.map(html))
  const stairs = pages
    .flatMap((page) => page.match(/<(ul|ol) class="[^"]*in-(stairs|steps)".*?<\/\1>/gs) ?? [])
    .map((list) => list.match(/<li/g)?.length)
  expect(stairs).toEqual(stairs.map(() => 3))
  expect(stairs).not.toHaveLength(0)
})

test.each(['stairs', 'steps', undefined] as const)(
  'four cards never overlap as %s',
  async (look) => {
    const cards = services
      .flatMap((page) => page.sections)
      .flatMap((section) => (section.kind === 'cards' ? [section] : []))
    const items = cards.flatMap((section) => section.items).slice(0, 4)
    const four = { ...(cards[0] ?? expect.unreachable()), look, items }
    const page = await html({ ...cloud, sections: [four, four] })
    expect(page.match(/in-stairs/)).toBeNull()
    expect(page.match(/<ol class="offerings/g)?.length).toBe(look === 'steps' ? 2 : undefined)
  },
)

test('the cloud page hides nothing without JavaScript', async () => {
  // A scene that another test has loaded may contain opacity.
  const page = (await html(cloud)).replaceAll(/<div class="scene">.*?<\/div>/gs, '')
  expect(page).not.toMatch(/opacity|\shidden/)
  expect(page, 'slides cannot be stopped where none can turn').not.toContain('slide rotation')
})

test('the cloud page renders six slides and their dots without JavaScript', async () => {
  const page = await html(cloud)
  expect(page.match(/aria-roledescription="slide"/g)).toHaveLength(6)
  expect(page.match(/href="#solutions-\d"/g)).toHaveLength(6)
})

test('a carousel of one slide has no dots', async () => {
  const sections = cloud.sections.flatMap((section) =>
    section.kind === 'carousel' ? [{ ...section, slides: section.slides.slice(0, 1) }] : [],
  )
  const page = await html({ ...cloud, sections })
  expect(page).toContain('aria-roledescription="slide"')
  expect(page).not.toContain('carousel-controls')
})

test('the slides of two carousels without a name for links have their own ids', async () => {
  const sections = cloud.sections.flatMap((section) =>
    section.kind === 'carousel' ? [{ ...section, anchor: undefined }] : [],
  )
  const page = await html({ ...cloud, sections: [...sections, ...sections] })
  const ids = [...page.matchAll(/<li id="([^"]+)"/g)].map(([, id = '']) => id)
  expect(ids).toHaveLength(12)
  expect(new Set(ids).size).toBe(12)
  for (const id of ids) expect(page).toContain(`href="#${id}"`)
})
