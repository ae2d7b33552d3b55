import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { wholeWords } from '#app/ui/line-breaks'

const markup = (text: string) => renderToStaticMarkup(<p>{wholeWords(text)}</p>)

test('a hyphenated word stays on one line and keeps its characters', () => {
  expect(markup('An in-feed ad, by click-to-call')).toBe(
    '<p>An <span class="whitespace-nowrap">in-feed</span> ad, by <span class="whitespace-nowrap">click-to-call</span></p>',
  )
})

test('dashes between words and ranges of numbers are unchanged', () => {
  for (const text of ['one - two', '10-21', 'plain']) expect(markup(text)).toBe(`<p>${text}</p>`)
})
