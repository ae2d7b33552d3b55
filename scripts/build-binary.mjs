// npm run build:binary: the whole site as one file, dist/site, with its checksums and its bill of materials.
import { run } from './install.mjs'
import { ensureBuilt, getReady } from './ready.mjs'

const node = getReady()
ensureBuilt(node)
run(node, ['scripts/binary/make.mjs'])
