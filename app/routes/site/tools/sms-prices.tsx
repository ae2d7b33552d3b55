import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'

import { toolWithOthers } from '#app/content/content'
import { grouped } from '#app/content/language'
import { deliveryHours } from '#app/content/tool-words/delivery'
import { dayInWords } from '#app/models/company/calendar'
import { pricedRoutes } from '#app/models/messaging/price-list.server'
import { type PricedRoute, showPrice } from '#app/models/messaging/sms-cost'
import { type PageMeta, toolLinks } from '#app/routes/site/page-head'
import { shownSite } from '#app/routes/site/site-content.server'
import { enquiryHref } from '#app/ui/enquiry-link'
import { Icon } from '#app/ui/icon'
import { PageLink } from '#app/ui/link'
import { SceneArt } from '#app/ui/scene-art'
import { ToolPage, toolMeta } from './tool-page'

export async function loader({ request }: LoaderFunctionArgs) {
  const { content } = await shownSite(request)
  return { ...toolWithOthers(content, 'sms-prices'), routes: pricedRoutes(content.prices) }
}

export const links = toolLinks

export const meta: PageMeta<typeof loader> = ({ data, matches }) => toolMeta(data?.page, matches)

export default function SmsPricesPage() {
  const { routes, ...frame } = useLoaderData<typeof loader>()
  const priced = routes.filter(({ slabs }) => slabs.length > 0)
  const onRequest = routes
    .filter((route) => route.onRequest)
    .map((route) => ({ ...route, name: nameOf(route, routes) }))
  return (
    <ToolPage {...frame}>
      <div className="wrap tool grid-cols-1">
        <div className="grid gap-6 lg:grid-cols-3">
          {priced.map((route) => (
            <PriceTable key={route.category} route={route} />
          ))}
        </div>
        <div className="tool-result price-side">
          <div className="card">
            <div className="tool-scene plain">
              <SceneArt name="quote-slip" />
            </div>
            {onRequest.length > 0 && <OnRequest routes={onRequest} />}
            <div className="acts mt-5 items-center">
              <a className="btn btn-primary" href="/SMSPricing.csv" download>
                <Icon name="download" size={18} /> Download SMS Pricing
              </a>
              {priced.length > 0 && (
                <PageLink
                  className="btn btn-secondary"
                  to="/digital-marketting/bulk-sms/calculator"
                >
                  Estimate your monthly cost
                </PageLink>
              )}
            </div>
          </div>
        </div>
      </div>
    </ToolPage>
  )
}

function nameOf({ service, category }: PricedRoute, routes: PricedRoute[]): string {
  const isOnly = routes.filter((route) => route.service === service).length === 1
  return isOnly ? service : `${service}: ${category}`
}

function OnRequest({ routes }: { routes: (PricedRoute & { name: string })[] }) {
  return (
    <>
      <h2 className="text-h4">Prices on request</h2>
      <dl className="tool-sums my-3.5">
        {routes.map((route) => (
          <div key={route.service + route.category}>
            <dt>
              {route.name}
              <small className="block">{route.onRequest?.remarks}</small>
            </dt>
            <dd>
              <PageLink className="text-link" to={enquiryHref('Bulk SMS')}>
                Ask<span className="sr-only"> for the price of {route.name}</span>
              </PageLink>
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}

function PriceTable({ route }: { route: PricedRoute }) {
  const [first] = route.slabs
  return (
    <section className="card price-table" aria-label={route.category}>
      <table className="mb-3.5 w-full">
        <caption className="mb-2.5 text-left">
          <h2 className="text-h3 leading-[1.18] lg:max-[75rem]:text-h4">{route.category}</h2>
        </caption>
        <thead>
          <tr>
            <th scope="col">Parts a month</th>
            <th scope="col">Per part, without GST</th>
          </tr>
        </thead>
        <tbody className="num">
          {route.slabs.map(({ from, to, price }) => (
            <tr key={from}>
              <th scope="row">
                {to === undefined
                  ? `${grouped(from)} and above`
                  : `${grouped(from)} to ${grouped(to)}`}
              </th>
              <td className="font-semibold">{showPrice(price)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {first && (
        <p className="hint">
          {[
            `GST ${first.gstPercent}% extra`,
            first.scrubbing && `DLT scrubbing ${first.scrubbing}`,
            deliveryHours(first.window, 'en'),
            inWords(route.slabs.map(({ remarks }) => remarks).find(Boolean) ?? ''),
          ]
            .filter(Boolean)
            .map((sentence) => `${sentence}.`)
            .join(' ')}
        </p>
      )}
    </section>
  )
}

function inWords(remark: string): string {
  return remark.replace(/\d{4}-\d\d-\d\d/, (day) =>
    Number.isNaN(Date.parse(day)) ? day : dayInWords(day),
  )
}
