import { readFile, writeFile } from 'node:fs/promises'
import { build } from 'esbuild'

const NATIVE = ['@node-rs/argon2', 'better-sqlite3', 'sharp']
/** Remix loads these only where it is asked to replace what Node has. */
const UNUSED = ['undici', '@remix-run/web-fetch']

/** Finding and reading hundreds of small files was most of a start. @returns the paths of everything inside */
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
    // A stack trace names a place that can be found.
    lineLimit: 200,
    legalComments: 'none',
    metafile: true,
    logLevel: 'warning',
    // The server build repeats imports for side effects, of which these packages have none.
    logOverride: { 'ignored-bare-import': 'silent' },
    define: { 'process.env.NODE_ENV': '"production"', 'import.meta.dirname': '__dirname' },
    ...more,
  })
  if (warnings.length > 0) throw new Error('The bundle has warnings, see above')
  await escapeLetters(outfile)
  return Object.keys(metafile.inputs)
}

/** esbuild leaves those of regular expressions, and with a single one the text takes two bytes a letter in memory. */
async function escapeLetters(file) {
  const text = await readFile(file, 'utf8')
  const escaped = text.replace(
    /[^\0-\x7f]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
  await writeFile(file, escaped)
}
