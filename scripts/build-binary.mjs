// npm run build:binary: the whole site as one file, dist/site, with its checksums and its bill of materials.
import { ensureBinary, getReady } from './ready.mjs'

ensureBinary(getReady())
console.log('The executable is dist/site.')
