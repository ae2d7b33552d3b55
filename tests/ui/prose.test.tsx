import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom/server'
import { expect, test } from 'vitest'

import { fill } from '#app/content/fill'
import { Prose } from '#app/ui/prose'

const links = {
  email: { text: 'hello@example.com', href: 'mailto:hello@example.com' },
}

function html(...paragraphs: string[]) {
  return renderToStaticMarkup(
    <StaticRouter location="/">
      <Prose paragraphs={paragraphs} links={links} />
    </StaticRouter>,
  )
}

test('consecutive lines with a dash become one list', () => {
  expect(html('Give:', '- a name;', '- a date.', 'Thanks.')).toBe(
    '<p>Give:</p><ul><li>a name;</li><li>a date.</li></ul><p>Thanks.</p>',
  )
})

test('bullets pasted from a word processor become one list', () => {
  expect(html('Give:', '•\ta name;', '· a date;', '\uf0b7 a day;', '●an hour.', '-5 °C')).toBe(
    '<p>Give:</p><ul><li>a name;</li><li>a date;</li><li>a day;</li><li>an hour.</li></ul><p>-5 °C</p>',
  )
})

test('placeholders are filled and escaped', () => {
  expect(html(fill('By {company}.', { company: 'Verma & Sons' }))).toBe(
    '<p>By Verma &amp; Sons.</p>',
  )
})

test('an email placeholder becomes a link', () => {
  expect(html('Write to {email}.')).toBe(
    '<p>Write to <a class="text-link" href="mailto:hello@example.com">hello@example.com</a>.</p>',
  )
})

test('a number and its unit stay on one line', () => {
  expect(html('Give 24-hour notice, 5 to 7 days.')).toBe(
    '<p>Give <span class="whitespace-nowrap">24-hour</span> notice, 5 to 7 days.</p>',
  )
})

test('a path in brackets becomes a link', () => {
  expect(html('See [the terms](/terms-condition), please.')).toContain(
    'href="/terms-condition">the terms</a>, please.',
  )
})

test.each([
  '[a](javascript:alert(1))',
  '[a](//example.com)',
  '[a](/\\example.com)',
  '{constructor}',
  '[a](https://example.com)',
  '<b>a</b>',
  '{unknown}',
])('%s stays text', (text) => {
  expect(html(text)).not.toMatch(/<a|<b>/)
})
