import type { LinksFunction, MetaFunction } from '@remix-run/node'
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  useRouteLoaderData,
} from '@remix-run/react'
import { type ReactNode, useContext } from 'react'
import { SHIPPED_BRAND } from '#app/models/company/company'
import { site } from '#app/models/company/site.server'
import { ErrorPage } from '#app/ui/error/error-page'
import { errorWords } from '#app/ui/error/error-words'
import font from './assets/generated/anek.woff2'
import deskStyles from './styles/admin.css?url'
import siteStyles from './styles/site.css?url'
import { DocumentContext } from './ui/hydration/document-context'

export const links: LinksFunction = () => [
  { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous', href: font },
  { rel: 'icon', type: 'image/svg+xml', href: '/favicon.svg' },
  { rel: 'apple-touch-icon', href: '/icons/icon-180.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
]

export function loader() {
  const { brand } = site().company
  return { brandSheet: brand === SHIPPED_BRAND ? null : `/brand.css?v=${brand.slice(1)}` }
}

export function shouldRevalidate() {
  return false
}

export const meta: MetaFunction = ({ error }) => [{ title: errorWords(error).title }]

interface PageData {
  language?: string
  /** URL of a style sheet, see routes/site/site-content. */
  moreStyles?: string
}

export function Layout({ children }: { children: ReactNode }) {
  const { nonce, script, prepare } = useContext(DocumentContext)
  prepare?.()
  const matches = useMatches()
  const { language, moreStyles }: PageData = Object(matches.at(-1)?.data)
  const isDesk = matches.some(({ id }) => id.startsWith('routes/desk/'))
  const brandSheet = useRouteLoaderData<typeof loader>('root')?.brandSheet
  return (
    <html lang={language === 'hi' ? 'hi' : 'en'}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <Meta />
        <link rel="stylesheet" href={isDesk ? deskStyles : siteStyles} />
        <Links />
        {moreStyles && <link rel="stylesheet" href={moreStyles} />}
        {brandSheet && <link rel="stylesheet" href={brandSheet} />}
      </head>
      <body>
        <ShadowFilter />
        {children}
        <ScrollRestoration nonce={nonce} getKey={scrollKey} />
        <Scripts nonce={nonce} />
        <script
          nonce={nonce}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: script }}
        />
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}

export function ErrorBoundary() {
  return <ErrorPage />
}

/** All jumps to an anchor share the key `default`: restoring a position saved for it would scroll away from the anchor. */
function scrollKey({ key }: { key: string }) {
  return key === 'default' && typeof document !== 'undefined' ? crypto.randomUUID() : key
}

/** Safari blurs parts of an SVG only with a filter of the document. The region has room to blur the smallest shadow. */
function ShadowFilter() {
  return (
    <svg className="shade" width="0" height="0" aria-hidden="true">
      <filter
        id="shade"
        x="-70%"
        y="-140%"
        width="240%"
        height="380%"
        colorInterpolationFilters="sRGB"
      >
        <feGaussianBlur stdDeviation="9" />
      </filter>
    </svg>
  )
}
