import { createContext } from 'react'

interface DocumentSetup {
  /** Undefined in the browser. */
  nonce?: string
  /** Source of the inline script at the end of the document. */
  script: string
  /** Called in the browser before hydration. */
  prepare?: () => void
  /** Called on the server if the page shows an error message. */
  markError?: () => void
}

export const DocumentContext = createContext<DocumentSetup>({ script: '' })
