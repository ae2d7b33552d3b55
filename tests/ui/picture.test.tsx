import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom/server'
import { expect, test } from 'vitest'

import { EditingContext } from '#app/routes/desk/site/edit/edit-parts'
import { PictureField } from '#app/routes/desk/site/edit/picture-field'
import { CompanyContext } from '#app/ui/company'
import { Logo } from '#app/ui/layout/logo'
import { SceneArt } from '#app/ui/scene-art'

const picture = {
  src: '/images/a-800.webp',
  srcSet: '/images/a-480.webp 480w, /images/a-800.webp 800w',
  width: 800,
  height: 400,
  alt: 'Our office',
}

const html = (element: ReactElement) =>
  renderToStaticMarkup(<StaticRouter location="/">{element}</StaticRouter>)

test('a picture has its words, its room and its sizes, and loads when it comes near', () => {
  const later = html(<SceneArt name={picture} />)
  for (const part of [
    'alt="Our office"',
    'width="800"',
    'height="400"',
    'loading="lazy"',
    'sizes="',
  ])
    expect(later).toContain(part)
  expect(later).toContain(`srcSet="${picture.srcSet}"`)
  expect(later).not.toMatch(/\sstyle=/)
})

test('the picture of a first screen is loaded at once', () => {
  const first = html(<SceneArt name={picture} isFirst />)
  expect(first).toContain('fetchpriority="high"')
  expect(first).not.toContain('loading=')
})

test('a drawing has one size', () => {
  const { srcSet: _, ...drawing } = picture
  expect(html(<SceneArt name={drawing} />)).not.toMatch(/srcSet|sizes/)
})

test.each([
  ['a wordmark stands for the name', 400, /<img[^>]*alt="Acme"/, false],
  ['a square logo stands beside it', 800, /<img[^>]*alt=""/, true],
])('%s', (_, height, image, hasName) => {
  const logo = { ...picture, height }
  const shown = html(
    <CompanyContext.Provider value={{ name: 'Acme', logo }}>
      <Logo name="Acme" />
    </CompanyContext.Provider>,
  )
  expect(shown).toMatch(image)
  expect(shown.includes('<span>Acme</span>')).toBe(hasName)
})

test('without a logo the letter mark is shown', () => {
  expect(html(<Logo name="Acme" />)).toMatch(/<svg.*>A<\/text>.*<span>Acme<\/span>/)
})

test('the editor offers the uploaded pictures beside the drawings, and checks the chosen one', () => {
  const pictures = { 'image/a': picture, 'image/b': { ...picture, alt: 'Our shop' } }
  const editing = { gists: {}, faults: [], first: undefined, at: '', headline: '', icons: [] }
  const hints = { name: 'scene', label: 'Picture', help: '', group: '', heading: '' }
  const shape = { ...hints, kind: 'text', input: 'scene', isOptional: false } as const
  const shown = html(
    <EditingContext.Provider
      value={{ ...editing, document: '', choosing: 'scene', scenes: ['lamp'], pictures }}
    >
      <PictureField shape={{ ...shape, shortest: 0, longest: 100 }} value="image/b" name="scene" />
    </EditingContext.Provider>,
  )
  expect(shown.match(/type="radio"/g)).toHaveLength(3)
  expect(shown).toMatch(/<input id="edit-scene" type="radio" name="scene"[^>]*value="image\/b"/)
  expect(shown.match(/checked=""/g)).toHaveLength(1)
})
