import { createContext } from 'react'

interface DocumentScripts {
  /** Undefined in the browser. */
  nonce?: string
  /** Source of loader.js; empty if the document hydrates at once. */
  loader: string
}

export const DocumentContext = createContext<DocumentScripts>({ loader: '' })

/**
 * Keeps the module script and the preloads that Remix's `<Scripts>` writes from running, until loader.js
 * gives them their type and `rel` back. React keeps differing attributes of these elements when it hydrates.
 * @param html rendered document whose scripts carry `nonce`
 */
export function deferModules(html: string, nonce: string): string {
  return html
    .replaceAll('<link rel="modulepreload"', '<link rel="deferred"')
    .replace(`<script nonce="${nonce}" type="module"`, `<script nonce="${nonce}" type="deferred"`)
}
