import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { CompanyName, NameSuffix } from '#app/routes/site/home/home-company-name'

const html = (name: string) => renderToStaticMarkup(<CompanyName name={name} />)

test('a screen reader reads the whole name, and letters are grouped by word', () => {
  const name = html('Ganga Rail')
  expect(name).toContain('<span class="sr-only">Ganga Rail</span>')
  const words = [...name.matchAll(/<span class="home-word">(.*?)<\/span>/g)].map(([, word]) => word)
  expect(words).toEqual([letters('GANGA'), letters('RAIL')])
})

test('a name in a script from right to left stays one text, so that its letters join', () => {
  for (const name of ['شركة الأفق', 'חברת אופק']) expect(html(name)).not.toContain('<b>')
  expect(html('गंगा रेल')).toContain('<b>गं</b>')
})

test('a long word is set smaller, in two steps', () => {
  const size = (name: string) => /class="(home-name[^"]*)"/.exec(html(name))?.[1]?.split(' ')[2]
  expect(size('Technology')).toBe('')
  expect(size('Brahmaputra')).toBe('home-name-long')
  expect(size('Saraswati Telecommunications')).toBe('home-name-longest')
})

test('a long suffix is set smaller', () => {
  const suffix = renderToStaticMarkup(<NameSuffix text="COMMUNICATIONS" />)
  expect(suffix).toContain('home-name-longest')
  expect(renderToStaticMarkup(<NameSuffix text="TECHNOLOGY" />)).not.toContain('home-name-long')
})

const letters = (word: string) => [...word].map((letter) => `<b>${letter}</b>`).join('')
