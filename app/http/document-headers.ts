import type { HeadersFunction } from '@remix-run/node'

/** Sends the headers that a page's loader and action set, such as Retry-After; Remix drops them without this export. */
export const headers: HeadersFunction = ({ loaderHeaders, actionHeaders }) =>
  new Headers([...loaderHeaders, ...actionHeaders])
