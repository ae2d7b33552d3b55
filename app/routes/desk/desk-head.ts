import type { LinksFunction, MetaFunction } from '@remix-run/node'

import styles from '#app/styles/admin.css?url'
import formStyles from '#app/styles/forms.css?url'
import officeStyles from '#app/styles/office.css?url'

export const adminLinks: LinksFunction = () => [
  { rel: 'stylesheet', href: formStyles },
  { rel: 'stylesheet', href: styles },
  { rel: 'stylesheet', href: officeStyles },
]

export const titled =
  (title: string): MetaFunction =>
  () => [{ title }]

export const signInTitled =
  (title: string): MetaFunction =>
  () => [{ title }, { name: 'robots', content: 'noindex' }]
