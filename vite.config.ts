import { vitePlugin as remix } from '@remix-run/dev'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'

import remixConfig from './remix.config.js'

/** Builds the program beside Remix's server build, so that both share one copy of every module. */
function programEntry(): Plugin {
  return {
    name: 'program-entry',
    apply: 'build',
    config: (_config, { isSsrBuild }) =>
      isSsrBuild ? { build: { rollupOptions: { input: ['./app/server/main.ts'] } } } : undefined,
    outputOptions: (options) =>
      options.entryFileNames === 'index.js'
        ? {
            ...options,
            entryFileNames: (chunk) => (chunk.name === 'main' ? 'main.js' : 'index.js'),
          }
        : null,
  }
}

/**
 * What every public page shares goes into one file: a request costs more than the few hundred bytes of most parts.
 * Drawings and their pens stay apart, since most pages load none.
 */
function sharedChunk(id: string): string | undefined {
  if (/\/app\/ui\/scenes\/parts\//.test(id)) return 'pens'
  if (/\/app\/ui\/sections\//.test(id)) return 'sections'
  const isShared = /\/app\/ui\/(?!scenes\/|motion\/reveal)/.test(id)
  return isShared ? 'ui' : undefined
}

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [tailwindcss(), remix(remixConfig), programEntry()],
  build: {
    assetsInlineLimit: 0,
    target: 'es2022',
    reportCompressedSize: false,
    rollupOptions: isSsrBuild ? {} : { output: { manualChunks: sharedChunk } },
  },
  optimizeDeps: { exclude: ['@node-rs/argon2', 'better-sqlite3'] },
  server: { port: 3000 },
}))
