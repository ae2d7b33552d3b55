// npm run dev: the development server, with the database in the same place as npm start.
import { getReady, } from './ready.mjs'
import { run } from './install.mjs'

const node = getReady()
run(node, ['--env-file-if-exists=.env', 'node_modules/@remix-run/dev/dist/cli.js', 'vite:dev'])
