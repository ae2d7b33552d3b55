import { resolve } from 'node:path'
import { build } from 'esbuild'

/** The native part of a package, for this platform. */
export function addonFile(name) {
  const target = `${process.platform}-${process.arch}`
  const files = {
    'better-sqlite3': `node_modules/better-sqlite3/prebuilds/${target}.node`,
    '@node-rs/argon2': `node_modules/@node-rs/argon2-${target}-gnu/argon2.${target}-gnu.node`,
  }
  return files[name]
}

/** Native addons come out of the executable, by app/server/addons.ts, and never from node_modules. */
const addonsInside = {
  name: 'addons-inside',
  setup({ onResolve, onLoad }) {
    const target = `${process.platform}-${process.arch}`
    onResolve({ filter: /^better-sqlite3$/ }, () => ({
      path: resolve(`node_modules/better-sqlite3/lib/${target}.js`),
    }))
    onResolve({ filter: /^@node-rs\/argon2$/ }, () => ({ path: 'argon2', namespace: 'addon' }))
    onResolve({ filter: /\.node$/ }, () => ({ path: 'better-sqlite3', namespace: 'addon' }))
    onLoad({ filter: /.*/, namespace: 'addon' }, ({ path }) => ({
      contents: `module.exports = require('./app/server/addons').loadAddon('${path}')`,
      resolveDir: process.cwd(),
    }))
  },
}

/** Puts program, Remix and packages into one CommonJS file. @returns the paths of everything inside */
export async function bundle(outfile) {
  const { metafile, warnings } = await build({
    entryPoints: ['build/server/main.js'],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node24',
    charset: 'utf8',
    legalComments: 'none',
    metafile: true,
    logLevel: 'warning',
    // The server's build repeats imports that are only there for their side effects, which these packages have none of.
    logOverride: { 'ignored-bare-import': 'silent' },
    plugins: [addonsInside],
    define: {
      'process.env.NODE_ENV': '"production"',
      // Only what lies beside the program on a disk is found by it; an executable has everything inside.
      'import.meta.dirname': '""',
    },
  })
  if (warnings.length > 0) throw new Error('The bundle has warnings, see above')
  return Object.keys(metafile.inputs)
}
