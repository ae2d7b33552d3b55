import type { MetaFunction } from '@remix-run/node'

export const titled =
  (title: string): MetaFunction =>
  () => [{ title }]

export const signInTitled =
  (title: string): MetaFunction =>
  () => [{ title }, { name: 'robots', content: 'noindex' }]
