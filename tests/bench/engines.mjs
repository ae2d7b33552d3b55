// The same enquiries and desk pages on both engines, in one run; with two processes on PostgreSQL too.
import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { measurePages, PATHS, p95, signIn } from './desk.mjs'
import { median } from './figures.mjs'
import { load } from './load.mjs'
import { startPostgres } from './postgres.mjs'

export const title = 'Both engines: durable enquiries by HTTP, pages of the desk and of the site'

const ROUNDS = 3
const SECONDS = 4
