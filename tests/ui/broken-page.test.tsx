import { renderToStaticMarkup } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
} from 'react-router-dom/server'
import { expect, test } from 'vitest'
import { problem, storageProblem } from '#app/http/problem.server'
import { company } from '#app/models/company/company'
import { companyFacts } from '#app/models/company/facts'
import Frame, { ErrorBoundary, meta } from '#app/routes/site/frame'
import { ErrorPage } from '#app/ui/error/error-page'

const frameData = {
  company: companyFacts(company.parse({})),
  menu: [],
  products: [],
  tools: [],
  typesByPath: {},
}

function fail(): never {
  throw new Error('the price list cannot be read')
}

async function html(frameLoader: () => object, pageLoader: () => never = fail) {
  const { query, dataRoutes } = createStaticHandler([
    {
      id: 'root',
      ErrorBoundary: ErrorPage,
      children: [
        {
          id: 'routes/site/frame',
          loader: frameLoader,
          Component: Frame,
          ErrorBoundary,
          children: [{ path: 'prices', loader: pageLoader, Component: () => null }],
        },
      ],
    },
  ])
  const context = await query(new Request('http://localhost/prices?route=otp'))
  if (context instanceof Response) throw context
  return renderToStaticMarkup(
    <StaticRouterProvider
      router={createStaticRouter(dataRoutes, context)}
      context={context}
      hydrate={false}
    />,
  )
}

test('a failed page keeps header and footer and offers a retry', async () => {
  const page = await html(() => frameData)
  expect(page).toContain('Something broke on our side')
  expect(page).toContain('Error 500')
  expect(page, 'the same URL').toMatch(/href="\?route=otp"[^>]*>Try again/)
  expect(page).toContain('<header')
  expect(page).toContain('<footer')
  expect(page.match(/<main/g)).toHaveLength(1)
})

test('an error page is rendered if header and footer fail too', async () => {
  const page = await html(fail)
  expect(page).toContain('Something broke on our side')
  expect(page).not.toContain('<footer')
})

test.each([
  [413, 'The request is larger than 64 KB', 'The request is larger than 64 KB.'],
  [400, 'The form could not be read', 'The form could not be read.'],
])('a %i problem shows its own message and no server error', async (status, message, text) => {
  const page = await html(
    () => frameData,
    () => {
      throw problem(status, message)
    },
  )
  expect(page).toContain(text)
  expect(page).toContain(`Error ${status}`)
  expect(page).toContain('We could not accept this')
  expect(page).not.toMatch(/broke on our side|Try again/)
})

test('a storage problem shows its own message and offers a retry', async () => {
  const page = await html(
    () => frameData,
    () => {
      throw storageProblem('full')
    },
  )
  expect(page).toContain('The site has no room left to store this. Please try again later.')
  expect(page).toContain('Try again')
})

test('a 405 reveals no internal message', async () => {
  const page = await html(
    () => frameData,
    () => {
      throw new Response('Error: You made a POST request to "/about"', { status: 405 })
    },
  )
  expect(page).toContain('We could not accept this')
  expect(page).not.toContain('You made')
})

test('the title of an error page is its heading', () => {
  const titleFor = (error: unknown) => meta({ error } as Parameters<typeof meta>[0])
  expect(titleFor(new Error('x'))).toEqual([{ title: 'Something broke on our side' }])
  const unread = new Error('Unable to decode turbo-stream response from URL: /enquiry.data')
  expect(titleFor(unread)).toEqual([{ title: 'The site could not respond' }])
  const refused = { status: 413, statusText: '', internal: false, data: '' }
  expect(titleFor(refused)).toEqual([{ title: 'We could not accept this' }])
})
