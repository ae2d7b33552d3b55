// npm run dev: the development server, with the database in the same place as npm start.

import { run } from './install.mjs'
import { getReady } from './ready.mjs'

const node = getReady()
run(node, ['--env-file-if-exists=.env', 'node_modules/@remix-run/dev/dist/cli.js', 'vite:dev'])
