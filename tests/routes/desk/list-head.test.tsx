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
        isTable={false}
        isFiltered={isFiltered}
        params={new URLSearchParams(query)}
      />
    </StaticRouter>,
  )
}

test('switching the view keeps the search and opens the first page', () => {
  const html = draw('q=asha&page=3-after-7041&saved=x')
  expect(html).toContain('href="/admin?q=asha&amp;view=table"')
})

test('a filtered list links to the same list without filters', () => {
  const html = draw('q=asha&status=New&sort=oldest&assignee=mine&type=SMS&page=2&view=table', true)
  expect(html).toMatch(/href="\/admin\?view=table"[^>]*>Clear filters/)
  expect(draw('view=table')).not.toContain('Clear filters')
})
