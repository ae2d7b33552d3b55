import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { ReactElement } from 'react'
import { renderToPipeableStream } from 'react-dom/server'

/** Markup as the server sends it, with lazily loaded components. */
export function markupOf(element: ReactElement): Promise<string> {
  const html = new PassThrough()
  const { pipe } = renderToPipeableStream(element, { onAllReady: () => pipe(html) })
  return text(html)
}
