import { resolve } from 'node:path'

import { bundleProgram } from '../program.mjs'

export function addonFile(name) {
  const target = `${process.platform}-${process.arch}`
  const files = {
    'better-sqlite3': `node_modules/better-sqlite3/prebuilds/${target}.node`,
    '@node-rs/argon2': `node_modules/@node-rs/argon2-${target}-gnu/argon2.${target}-gnu.node`,
  }
  return files[name]
}

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
