import { expect, test } from 'vitest'

import { bringIcons } from '#app/ui/icon-sheet.server'

const page = (body: string) => `<html><body>${body}</body></html>`
const use = (name: string) => `<svg><use href="#icon-${name}"></use></svg>`

test('a document brings each icon that it shows, once, after everything else', () => {
  const html = bringIcons(page(`${use('check')}${use('phone')}${use('check')}<script></script>`))
  const [before = '', sheet = ''] = html.split('<svg hidden')
  expect(before.endsWith('<script></script>')).toBe(true)
  expect(Array.from(sheet.matchAll(/<symbol id="([^"]+)"/g), ([, id]) => id)).toEqual([
    'icon-check',
    'icon-phone',
  ])
  expect(sheet.endsWith('</svg></body></html>')).toBe(true)
})

test('a document without icons stays as it is', () => {
  expect(bringIcons(page('<p>Nothing to see</p>'))).toBe(page('<p>Nothing to see</p>'))
})

test('an icon that does not exist brings nothing, also where it is called like a part of every object', () => {
  expect(bringIcons(page(use('constructor')))).not.toContain('<symbol')
})
