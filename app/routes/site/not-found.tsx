import { data } from '@remix-run/node'

import { LostPage } from './lost-page'

export function loader() {
  return data(null, 404)
}

export const meta = () => [{ title: 'Page not found' }, { name: 'robots', content: 'noindex' }]

export default function NotFoundPage() {
  return <LostPage />
}
