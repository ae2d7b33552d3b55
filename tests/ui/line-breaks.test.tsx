import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { fittedHeadline, wholeWords } from '#app/ui/line-breaks'

const markup = (text: string) => renderToStaticMarkup(<p>{wholeWords(text)}</p>)

test('a hyphenated word stays on one line and keeps its characters', () => {
  expect(markup('An in-feed ad, by click-to-call')).toBe(
    '<p>An <span class="whitespace-nowrap">in-feed</span> ad, by <span class="whitespace-nowrap">click-to-call</span></p>',
  )
})

test('a hyphenated word that no phone can show in one line may break', () => {
  const word = 'Kraftfahrzeug-Haftpflicht-Versicherung'
  expect(markup(word)).toBe(`<p>${word}</p>`)
})

test('dashes between words and ranges of numbers are unchanged', () => {
  for (const text of ['one - two', '10-21', 'plain']) expect(markup(text)).toBe(`<p>${text}</p>`)
})

test('only a headline with a very long word is smaller', () => {
  expect(fittedHeadline('Talk to the team in Lucknow')).toBe('Talk to the team in Lucknow')
  const heading = renderToStaticMarkup(<h1>{fittedHeadline('Thiruvananthapuram')}</h1>)
  expect(heading).toBe('<h1><span class="block text-[0.8em]">Thiruvananthapuram</span></h1>')
})
