import { useEffect } from 'react'

const PAUSE_MS = 2000

/**
 * Fetches the code of every page and every act of the desk ahead. Where a connection breaks before, Remix loads the whole
 * document anew to get it, and what was typed is gone with the page.
 */
export function useCodeAhead(): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const { id, module } of Object.values(globalThis.__remixManifest.routes)) {
        if (id.startsWith('routes/admin/')) import(/* @vite-ignore */ module).catch(() => undefined)
      }
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [])
}
