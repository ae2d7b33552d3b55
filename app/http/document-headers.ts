import type { HeadersFunction } from '@remix-run/node'

/** Of a page: what its loader and action set, such as Retry-After. Remix sends none without this export. */
export const headers: HeadersFunction = ({ loaderHeaders, actionHeaders }) =>
  new Headers([...loaderHeaders, ...actionHeaders])
