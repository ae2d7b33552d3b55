import { build } from 'esbuild'

/** These bring native parts, which stay files of their own. */
const NATIVE = ['@node-rs/argon2', 'better-sqlite3']

/**
 * Puts the program, Remix and every package into one file beside the build of Vite: finding and reading hundreds of
 * small ones was most of a start.
 */
export async function bundleProgram() {
  await build({
    entryPoints: ['build/server/main.js'],
    outfile: 'build/site/main.cjs',
    bundle: true,
    external: NATIVE,
    platform: 'node',
    format: 'cjs',
    target: 'node22',
    charset: 'utf8',
    legalComments: 'none',
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"', 'import.meta.dirname': '__dirname' },
  })
}
