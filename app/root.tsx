import type { LinksFunction, MetaFunction } from '@remix-run/node'
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from '@remix-run/react'
import { type ReactNode, useContext } from 'react'
import { ErrorPage } from '#app/ui/error-page'
import { errorWords } from '#app/ui/error-words'
import { DocumentContext } from '#app/ui/hydration/document-context'
import { Shade } from '#app/ui/shade'
import font from './assets/generated/anek.woff2'
import styles from './styles/site.css?url'

export const links: LinksFunction = () => [
  { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous', href: font },
  { rel: 'stylesheet', href: styles },
  { rel: 'icon', type: 'image/svg+xml', href: '/favicon.svg' },
  { rel: 'apple-touch-icon', href: '/icons/icon-180.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
]

/** For a page that fails. */
export const meta: MetaFunction = ({ error }) => [{ title: errorWords(error).title }]

export function Layout({ children }: { children: ReactNode }) {
  const { nonce, loader } = useContext(DocumentContext)
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <Meta />
        <Links />
      </head>
      <body>
        <Shade />
        {children}
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
        <script
          nonce={nonce}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: loader }}
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
