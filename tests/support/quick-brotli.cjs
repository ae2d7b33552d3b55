// Preloaded into programs under test, so that they do not spend seconds on the best compression of every page.
const { setTimeout: sleep } = require('node:timers/promises')
const zlib = require('node:zlib')
const { brotliCompress, constants } = zlib

// A pause before each page, so that a program that runs for seconds does not compress all of them.
const MS_BETWEEN = Number(process.env.MS_BETWEEN_PAGES ?? 1000)

Object.assign(zlib, {
  /** @type {(bytes: Buffer, options: zlib.BrotliOptions, done: zlib.CompressCallback) => void} */
  brotliCompress(bytes, { params }, done) {
    const quick = { params: { ...params, [constants.BROTLI_PARAM_QUALITY]: 1 } }
    const isSmall = params?.[constants.BROTLI_PARAM_QUALITY] === constants.BROTLI_MAX_QUALITY
    const wait = isSmall ? sleep(MS_BETWEEN, undefined, { ref: false }) : Promise.resolve()
    wait.then(() => brotliCompress(bytes, quick, done))
  },
})
