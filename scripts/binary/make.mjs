// Runs on the Node that goes into the executable. An argument names an output folder other than dist.
import { execFileSync } from 'node:child_process'
import { hash } from 'node:crypto'
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs'
import { join, relative } from 'node:path'
import { inject } from 'postject'

import { addonFile, bundle, libvips } from './bundle.mjs'
import { billOfMaterials, licenceTexts, listPackages } from './materials.mjs'

const WORK = '.cache/binary'
const [OUT = 'dist'] = process.argv.slice(2)
const PROGRAM = join(OUT, 'site')
const FUSE = 'NODE_SEA_FUSE_fce680ab2cc467b6e072b8b5df1996b2'

mkdirSync(WORK, { recursive: true })
mkdirSync(OUT, { recursive: true })
const packages = listPackages(await bundle(join(WORK, 'main.cjs')))
writeFileSync(join(OUT, 'site.cdx.json'), billOfMaterials(packages))
writeFileSync(join(WORK, 'licences.txt'), licenceTexts(packages))

const config = {
  main: join(WORK, 'main.cjs'),
  output: join(WORK, 'blob'),
  disableExperimentalSEAWarning: true,
  useCodeCache: true,
  // Ignores NODE_OPTIONS of the machine, which are meant for other programs.
  execArgvExtension: 'none',
  assets: {
    'licences.txt': join(WORK, 'licences.txt'),
    'addons/better-sqlite3.node': addonFile('better-sqlite3'),
    'addons/argon2.node': addonFile('@node-rs/argon2'),
    'addons/sharp.node': addonFile('sharp'),
    [`addons/${libvips().name}`]: libvips().file,
    ...clientFiles('build/client'),
  },
}
writeFileSync(join(WORK, 'sea.json'), JSON.stringify(config))
// V8's code cache depends on a random number, which is fixed so that every build gives the same bytes.
const seed = '--random-seed=1'
execFileSync(process.execPath, [seed, '--experimental-sea-config', join(WORK, 'sea.json')])

copyFileSync(process.execPath, PROGRAM)
chmodSync(PROGRAM, 0o755)
strip(PROGRAM)
await inject(PROGRAM, 'NODE_SEA_BLOB', readFileSync(join(WORK, 'blob')), { sentinelFuse: FUSE })

const sums = ['site', 'site.cdx.json'].map(
  (name) => `${hash('sha256', readFileSync(join(OUT, name)))}  ${name}\n`,
)
writeFileSync(join(OUT, 'SHA256SUMS'), sums.join(''))

function clientFiles(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
  return Object.fromEntries(files.map((file) => [`client/${relative(folder, file)}`, file]))
}

function strip(file) {
  try {
    execFileSync('strip', [file])
  } catch (error) {
    if (error.code !== 'ENOENT') throw error
    console.warn('strip is missing (binutils): the file will be about 15 MB larger.')
  }
}
