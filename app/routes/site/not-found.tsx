import { data } from '@remix-run/node'

import { LostPage } from './lost-page'
import { hiddenMeta, type PageMeta } from './page-meta'

export function loader() {
  return data(null, 404)
}

export const meta: PageMeta = ({ matches }) => hiddenMeta('Page not found', matches)

export default function NotFoundPage() {
  return <LostPage />
}
