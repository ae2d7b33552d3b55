import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { wholeWords } from '#app/ui/line-breaks'

const markup = (text: string) => renderToStaticMarkup(<p>{wholeWords(text)}</p>)

test('a word with hyphens stays on one line, letter for letter', () => {
  expect(markup('An in-feed ad, by click-to-call')).toBe(
    '<p>An <span class="whitespace-nowrap">in-feed</span> ad, by <span class="whitespace-nowrap">click-to-call</span></p>',
  )
})

test('a dash between words and a range of figures are left as they are', () => {
  for (const text of ['one - two', '10-21', 'plain']) expect(markup(text)).toBe(`<p>${text}</p>`)
})
