import { build } from 'esbuild'

const NATIVE = ['@node-rs/argon2', 'better-sqlite3', 'sharp']
/** Remix loads these only where it is asked to replace the fetch of Node. */
const UNUSED = ['undici', '@remix-run/web-fetch']

/** Bundles the server, whose start would spend most of its time on hundreds of files. @returns the bundled paths */
export async function bundleProgram({ outfile = 'build/site/main.cjs', ...more } = {}) {
  const { metafile, warnings } = await build({
    entryPoints: ['build/server/main.js'],
    inject: ['scripts/node-version.mjs'],
    outfile,
    bundle: true,
    external: [...NATIVE, ...UNUSED],
    platform: 'node',
    format: 'cjs',
    target: 'node22',
    minifySyntax: true,
    minifyWhitespace: true,
    // Keeps the position in a stack trace useful.
    lineLimit: 200,
    legalComments: 'none',
    metafile: true,
    logLevel: 'warning',
    // The server build repeats imports for side effects, but these packages have none.
    logOverride: { 'ignored-bare-import': 'silent' },
    define: { 'process.env.NODE_ENV': '"production"', 'import.meta.dirname': '__dirname' },
    ...more,
  })
  if (warnings.length > 0) throw new Error('The bundle has warnings, see above')
  return Object.keys(metafile.inputs)
}
