import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom/server'
import { expect, test } from 'vitest'

import { EditingContext } from '#app/routes/desk/site/edit/edit-parts'
import { PictureField } from '#app/routes/desk/site/edit/picture-field'
import { CompanyContext } from '#app/ui/company'
import { Logo } from '#app/ui/layout/logo'
import { SceneArt } from '#app/ui/scene-art'

const image = {
  src: '/images/a-800.webp',
  srcSet: '/images/a-480.webp 480w, /images/a-800.webp 800w',
  width: 800,
  height: 400,
  alt: 'Our office',
}

const html = (element: ReactElement) =>
  renderToStaticMarkup(<StaticRouter location="/">{element}</StaticRouter>)

test('an image has alt text, dimensions and sizes and is lazy-loaded', () => {
  const markup = html(<SceneArt name={image} />)
  for (const part of [
    'alt="Our office"',
    'width="800"',
    'height="400"',
    'loading="lazy"',
    'sizes="',
  ])
    expect(markup).toContain(part)
  expect(markup).toContain(`srcSet="${image.srcSet}"`)
  expect(markup).not.toMatch(/\sstyle=/)
})

test('the image of the first screen has high priority and is not lazy-loaded', () => {
  const markup = html(<SceneArt name={image} isFirst />)
  expect(markup).toContain('fetchpriority="high"')
  expect(markup).not.toContain('loading=')
})

test('an image without srcSet has no sizes', () => {
  const { srcSet: _, ...single } = image
  expect(html(<SceneArt name={single} />)).not.toMatch(/srcSet|sizes/)
})

test.each([
  ['a wide logo replaces the company name', 400, /<img[^>]*alt="Acme"/, false],
  ['a square logo is beside the company name', 800, /<img[^>]*alt=""/, true],
])('%s', (_, height, pattern, hasName) => {
  const logo = { ...image, height }
  const shown = html(
    <CompanyContext.Provider value={{ name: 'Acme', logo }}>
      <Logo />
    </CompanyContext.Provider>,
  )
  expect(shown).toMatch(pattern)
  expect(/<span[^>]*>Acme<\/span>/.test(shown)).toBe(hasName)
})

test('without a logo the first-letter logo is shown', () => {
  const shown = html(
    <CompanyContext.Provider value={{ name: 'Acme' }}>
      <Logo />
    </CompanyContext.Provider>,
  )
  expect(shown).toMatch(/<svg.*>A<\/text>.*<span[^>]*>Acme<\/span>/)
})

test('the editor offers uploaded images beside the scenes and checks the chosen one', () => {
  const images = { 'image/a': image, 'image/b': { ...image, alt: 'Our shop' } }
  const editing = { summaries: {}, faults: [], first: undefined, at: '', headline: '', icons: [] }
  const hints = { name: 'scene', label: 'Picture', help: '', group: '', heading: '' }
  const shape = { ...hints, kind: 'text', input: 'scene', isOptional: false } as const
  const shown = html(
    <EditingContext.Provider
      value={{ ...editing, document: '', choosing: 'scene', scenes: ['lamp'], pictures: images }}
    >
      <PictureField shape={{ ...shape, shortest: 0, longest: 100 }} value="image/b" name="scene" />
    </EditingContext.Provider>,
  )
  expect(shown.match(/type="radio"/g)).toHaveLength(3)
  expect(shown).toMatch(/<input id="edit-scene" type="radio" name="scene"[^>]*value="image\/b"/)
  expect(shown.match(/checked=""/g)).toHaveLength(1)
})

test('a name that the header can cut off is in the tooltip in full', () => {
  const logoOf = (name: string) =>
    html(
      <CompanyContext.Provider value={{ name }}>
        <Logo />
      </CompanyContext.Provider>,
    )
  expect(logoOf('Ganga Rail Systems')).toContain('title="Ganga Rail Systems"')
  expect(logoOf('Acme')).not.toContain('title=')
})
