import { ensureBinary, getReady } from './ready.mjs'

await getReady()
await ensureBinary()
console.log('The executable is dist/site.')
