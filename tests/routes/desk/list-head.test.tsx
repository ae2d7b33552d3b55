import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom/server'
import { expect, test } from 'vitest'

import { StageLinks } from '#app/routes/desk/applications/application-toolbar'
import { unfilteredList } from '#app/routes/desk/enquiries/enquiry-toolbar'
import { ViewLinks } from '#app/routes/desk/enquiries/view-links'
import { ViewToggle } from '#app/routes/desk/list/list-views'

test('switching the view keeps the search and opens the first page', () => {
  const html = renderToStaticMarkup(
    <StaticRouter location="/admin?q=asha&page=3-after-7041&saved=x">
      <ViewToggle />
    </StaticRouter>,
  )
  expect(html).toContain('href="/admin?q=asha&amp;view=cards"')
})

test('a filtered list links to the same list without filters', () => {
  const query = 'q=asha&status=New&sort=oldest&assignee=mine&type=SMS&show=due&page=2&view=cards'
  expect(unfilteredList(new URLSearchParams(query))).toBe('/admin?view=cards')
})

const renderViews = (query: string) =>
  renderToStaticMarkup(
    <StaticRouter location={`/admin?${query}`}>
      <ViewLinks
        counts={{ New: 3, Pending: 2, Closed: 9 }}
        quickCounts={{ Today: 1, Mine: 0, Unassigned: 10_001, Due: 4 }}
      />
    </StaticRouter>,
  )

test('a quick filter keeps the search and replaces the previous quick filter', () => {
  const html = renderViews('q=asha&assignee=nobody&status=open&page=2-after-9&view=cards')
  expect(html).toContain('href="/admin?q=asha&amp;view=cards&amp;show=due"')
  expect(html).toContain('href="/admin?q=asha&amp;status=New&amp;view=cards"')
  expect(html).toMatch(/aria-current="true"[^>]*><span>Unassigned</)
})

const renderStages = (query: string, matching = 15) =>
  renderToStaticMarkup(
    <StaticRouter location={`/admin/jobs?${query}`}>
      <StageLinks
        counts={{ New: 3, Shortlisted: 2, Interview: 9, Rejected: 0, Hired: 1 }}
        matching={matching}
      />
    </StaticRouter>,
  )
const numbers = (html: string) =>
  [...html.matchAll(/<b class="num">([^<]*)/g)].map(([, number]) => number)

test('a link has a count only if the linked list has that many entries', () => {
  const quick = ['1', '0', '10,000+', '4']
  for (const query of ['', 'status=New&view=cards&sort=oldest', 'assignee=nobody&status=open'])
    expect(numbers(renderViews(query))).toEqual(['14', '3', '2', '9', ...quick])
  expect(numbers(renderViews('assignee=rahul'))).toEqual(quick)
  for (const query of ['q=asha', 'type=Bulk+SMS']) expect(numbers(renderViews(query))).toEqual([])

  for (const query of ['', 'stage=New&view=cards'])
    expect(numbers(renderStages(query))).toEqual(['15', '3', '2', '9', '0', '1'])
  expect(numbers(renderStages('stage=New&role=cloud'))).toEqual([])
  expect(numbers(renderStages('stage=New&q=nobody', 0))).toEqual([])
  expect(numbers(renderStages('q=nobody', 0))).toEqual(['0', '0', '0', '0', '0', '0'])
})

test('a status link keeps the chosen assignee', () => {
  expect(renderViews('assignee=rahul')).toContain('href="/admin?assignee=rahul&amp;status=Closed"')
  expect(renderViews('assignee=rahul')).toMatch(/aria-current="true"[^>]*><span>All</)
})
