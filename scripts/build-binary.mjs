import { ensureBinary, prepareCheckout } from './prepare.mjs'

await prepareCheckout()
await ensureBinary()
console.log('The executable is dist/site.')
