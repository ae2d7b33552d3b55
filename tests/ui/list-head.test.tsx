import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom/server'
import { expect, test } from 'vitest'

import { ListHead } from '#app/routes/admin/list-head'

test('the other view keeps the search and begins at its first page', () => {
  const params = new URLSearchParams('q=asha&page=3-after-7041&saved=x')
  const html = renderToStaticMarkup(
    <StaticRouter location="/admin">
      <ListHead
        showing="Showing 25–30 of 30"
        isSpam={false}
        spam={0}
        isTable={false}
        params={params}
      />
    </StaticRouter>,
  )
  expect(html).toContain('href="/admin?q=asha&amp;view=table"')
})
