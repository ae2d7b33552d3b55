// Preloaded into the programs of tests, of which each would spend seconds on packing every page as small as can be.
const zlib = require('node:zlib')
const { brotliCompress, constants } = zlib

Object.assign(zlib, {
  /** @type {(bytes: Buffer, options: zlib.BrotliOptions, done: zlib.CompressCallback) => void} */
  brotliCompress(bytes, { params }, done) {
    const quick = { params: { ...params, [constants.BROTLI_PARAM_QUALITY]: 1 } }
    brotliCompress(bytes, quick, done)
  },
})
