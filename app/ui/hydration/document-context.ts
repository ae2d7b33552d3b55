import { createContext } from 'react'

interface DocumentScripts {
  /** Marks the inline scripts of one render on the server; the browser has none. */
  nonce?: string
  /** Inline script that starts hydration later; empty where the document hydrates at once. */
  loader: string
}

export const DocumentContext = createContext<DocumentScripts>({ loader: '' })
