import { createContext } from 'react'

interface DocumentScripts {
  /** Undefined in the browser. */
  nonce?: string
  /** Source of loader.js; empty if the document hydrates at once. */
  loader: string
}

export const DocumentContext = createContext<DocumentScripts>({ loader: '' })
