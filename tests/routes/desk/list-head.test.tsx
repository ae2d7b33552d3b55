import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom/server'
import { expect, test } from 'vitest'

import { ListHead } from '#app/routes/desk/enquiries/list-head'

function draw(query: string, isFiltered = false) {
  return renderToStaticMarkup(
    <StaticRouter location="/admin">
      <ListHead
        showing="Showing 25–30 of 30"
        isSpam={false}
        spam={0}
        isCards={false}
        isFiltered={isFiltered}
        params={new URLSearchParams(query)}
      />
    </StaticRouter>,
  )
}

test('switching the view keeps the search and opens the first page', () => {
  const html = draw('q=asha&page=3-after-7041&saved=x')
  expect(html).toContain('href="/admin?q=asha&amp;view=cards"')
})

test('a filtered list links to the same list without filters', () => {
  const html = draw(
    'q=asha&status=New&sort=oldest&assignee=mine&type=SMS&show=due&page=2&view=cards',
    true,
  )
  expect(html).toMatch(/href="\/admin\?view=cards"[^>]*>Clear filters/)
  expect(draw('view=cards')).not.toContain('Clear filters')
})
