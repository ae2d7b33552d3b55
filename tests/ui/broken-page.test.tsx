import { renderToStaticMarkup } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
} from 'react-router-dom/server'
import { expect, test } from 'vitest'
import { company, companyFacts } from '#app/models/company'
import Frame, { ErrorBoundary } from '#app/routes/site/frame'
import { ErrorPage } from '#app/ui/error-page'

const words = {
  company: companyFacts(company.parse({})),
  menu: [],
  products: [],
  typesByPath: {},
}

function fail(): never {
  throw new Error('the price list cannot be read')
}

async function html(frameLoader: () => object) {
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
          children: [{ path: 'prices', loader: fail, Component: () => null }],
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

test('a page that breaks keeps header and footer, says so and can be tried again', async () => {
  const page = await html(() => words)
  expect(page).toContain('Something broke on our side')
  expect(page).toContain('Error 500')
  expect(page, 'the same address').toMatch(/href="\?route=otp"[^>]*>Try again/)
  expect(page).toContain('<header')
  expect(page).toContain('<footer')
  expect(page.match(/<main/g)).toHaveLength(1)
})

test('where header and footer break too, the page still says so', async () => {
  const page = await html(fail)
  expect(page).toContain('Something broke on our side')
  expect(page).not.toContain('<footer')
})
