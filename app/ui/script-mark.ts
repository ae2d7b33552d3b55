import { createContext } from 'react'

/** Marks the inline scripts of a render on the server; undefined in the browser. */
export const ScriptMark = createContext<string | undefined>(undefined)
