// npm run dev: the development server, with the database in the same place as npm start.
import { run } from './install.mjs'
import { getReady, settingsFile } from './ready.mjs'

const node = getReady()
run(node, [...settingsFile(), 'node_modules/@remix-run/dev/dist/cli.js', 'vite:dev'])
