import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom/server'
import { expect, test } from 'vitest'

import { ListHead } from '#app/routes/desk/enquiries/list-head'
import { ViewLinks } from '#app/routes/desk/enquiries/view-links'

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

const views = (query: string) =>
  renderToStaticMarkup(
    <StaticRouter location="/admin">
      <ViewLinks
        counts={{ New: 3, Pending: 2, Closed: 9 }}
        quickCounts={{ Today: 1, Mine: 0, Unassigned: 10_001, Due: 4 }}
        params={new URLSearchParams(query)}
      />
    </StaticRouter>,
  )

test('a quick filter keeps the search and ends the one before', () => {
  const html = views('q=asha&assignee=nobody&status=open&page=2-after-9&view=cards')
  expect(html).toContain('href="/admin?q=asha&amp;view=cards&amp;show=due"')
  expect(html).toContain('href="/admin?q=asha&amp;status=New&amp;view=cards"')
  expect(html).toMatch(/aria-current="true"[^>]*><span>Unassigned<\/span> <b class="num">10,000\+/)
})

test('a status keeps a colleague who is chosen in the form', () => {
  expect(views('assignee=rahul')).toContain('href="/admin?assignee=rahul&amp;status=Closed"')
  expect(views('assignee=rahul')).toMatch(/aria-current="true"[^>]*><span>All</)
})
