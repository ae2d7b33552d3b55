import { build } from 'esbuild'

/** These bring native parts, which stay files of their own. */
const NATIVE = ['@node-rs/argon2', 'better-sqlite3']
/** Remix would put these in place of what Node has, for whoever asks it to; nobody here does. */
const UNUSED = ['undici', '@remix-run/web-fetch']

/**
 * Puts the program, Remix and every package into one CommonJS file: finding and reading hundreds of small ones was most
 * of a start. What stays of the text is held in memory, so it is kept short and to one byte a character.
 * @param more options of esbuild, for the file inside an executable
 * @returns the paths of everything inside
 */
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
    charset: 'ascii',
    minifySyntax: true,
    minifyWhitespace: true,
    // So that a stack trace names a place that can be found.
    lineLimit: 200,
    legalComments: 'none',
    metafile: true,
    logLevel: 'warning',
    // The server's build repeats imports that are only there for their side effects, which these packages have none of.
    logOverride: { 'ignored-bare-import': 'silent' },
    define: { 'process.env.NODE_ENV': '"production"', 'import.meta.dirname': '__dirname' },
    ...more,
  })
  if (warnings.length > 0) throw new Error('The bundle has warnings, see above')
  return Object.keys(metafile.inputs)
}
