import { globSync } from 'node:fs'
import { basename, resolve } from 'node:path'

import { bundleProgram } from '../program.mjs'

const target = `${process.platform}-${process.arch}`

export function addonFile(name) {
  const files = {
    'better-sqlite3': `node_modules/better-sqlite3/prebuilds/${target}.node`,
    '@node-rs/argon2': `node_modules/@node-rs/argon2-${target}-gnu/argon2.${target}-gnu.node`,
    sharp: globSync(`node_modules/@img/sharp-${target}/lib/*.node`)[0],
  }
  return files[name]
}

/** The library that sharp loads from a folder beside its own, by a name with its version. */
export function libvips() {
  const [file = ''] = globSync(`node_modules/@img/sharp-libvips-${target}/lib/libvips-cpp.so.*`)
  return { name: `sharp-libvips-${target}/lib/${basename(file)}`, file }
}

const addonsInside = {
  name: 'addons-inside',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^better-sqlite3$/ }, () => ({
      path: resolve(`node_modules/better-sqlite3/lib/${target}.js`),
    }))
    onResolve({ filter: /^@node-rs\/argon2$/ }, () => ({ path: 'argon2', namespace: 'addon' }))
    onResolve({ filter: /^sharp$/ }, () => ({ path: resolve('node_modules/sharp/dist/index.cjs') }))
    onResolve({ filter: /^\.\/sharp\.cjs$/ }, () => ({ path: 'sharp', namespace: 'addon' }))
    onResolve({ filter: /\.node$/ }, () => ({ path: 'better-sqlite3', namespace: 'addon' }))
    onLoad({ filter: /.*/, namespace: 'addon' }, ({ path }) => ({
      contents: `module.exports = require('./app/server/addons').loadAddon('${path}'${
        path === 'sharp' ? `, '${libvips().name}'` : ''
      })`,
      resolveDir: process.cwd(),
    }))
  },
}

export function bundle(outfile) {
  return bundleProgram({
    outfile,
    plugins: [addonsInside],
    define: {
      'process.env.NODE_ENV': '"production"',
      'import.meta.dirname': '""',
    },
  })
}
