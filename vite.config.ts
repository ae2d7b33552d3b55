import { vitePlugin as remix } from '@remix-run/dev'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin, type Rollup } from 'vite'

import { version } from './package.json'
import remixConfig from './remix.config.js'
import { colourFallbacks } from './scripts/colour-fallbacks.mjs'

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

/** Bundles what every public page shares, because a request costs more than most modules. Scenes stay apart. */
function sharedChunk(id: string): string | undefined {
  return CHUNKS.find(([, pattern]) => pattern.test(id))?.[0]
}

const CHUNKS: [name: string, pattern: RegExp][] = [
  ['pens', /\/app\/ui\/scenes\/parts\//],
  ['sections', /\/app\/ui\/(sections\/(?!section-frame|signatures\/)|layout\/hero\.tsx)/],
  [
    'forms',
    /\/app\/ui\/form\/(changed-file|field|form-messages)\.tsx?|\/routes\/site\/(contact\/|submission\/)[^?]*$/,
  ],
  ['ui', /\/app\/ui\/(?!scenes\/|sections\/signatures\/|motion\/reveal|form\/password-field)/],
  ['ui', /\/app\/routes\/site\/(page-|structured-data)[^?]*$/],
  ['ui', /\/app\/(root|routes\/site\/(frame|not-found|enquiry\/enquiry-dialog))\.tsx$/],
  ['ui', /commonjsHelpers|vite\/preload-helper/],
  ['ui', /\/node_modules\/(react|react-dom|scheduler|@remix-run|remix-utils)\//],
]

/** Resource routes make empty chunks for the browser; zod's comments contain an annotation. */
const isExpected = ({ code, plugin }: Rollup.RollupLog) =>
  code === 'EMPTY_BUNDLE' || code === 'INVALID_ANNOTATION' || plugin === 'vite:reporter'

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [tailwindcss(), remix(remixConfig), programEntry()],
  css: { postcss: { plugins: [colourFallbacks] } },
  define: { 'import.meta.env.SITE_VERSION': JSON.stringify(version) },
  build: {
    assetsInlineLimit: 0,
    target: 'es2022',
    // The preload lists of all scenes would cost each first visit more than they save later.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (file, dependencies) =>
        dependencies.filter((name) => name !== file && !/\/(pens|ui)-/.test(name)),
    },
    // Terser's output for browsers is 3 percent smaller than the default.
    minify: isSsrBuild ? false : 'terser',
    terserOptions: { compress: { passes: 3, ecma: 2020, unsafe_arrows: true, keep_fargs: false } },
    reportCompressedSize: false,
    rollupOptions: {
      ...(!isSsrBuild && { output: { manualChunks: sharedChunk } }),
      onwarn: (warning, warn) => !isExpected(warning) && warn(warning),
    },
  },
  // Drops the translations of zod, which the bundle of the program would load at each start.
  ssr: { noExternal: ['zod'] },
  optimizeDeps: { exclude: ['@node-rs/argon2', 'better-sqlite3'] },
  server: { port: 3000 },
}))
