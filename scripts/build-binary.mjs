// npm run build:binary: the site as one file, dist/site, with its checksums and its bill of materials.
import { ensureBinary, getReady } from './ready.mjs'

await getReady()
await ensureBinary()
console.log('The executable is dist/site.')
