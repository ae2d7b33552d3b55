import { existsSync } from 'node:fs'
import { isSea } from 'node:sea'

// Imported first, because later imports read the environment. npm's scripts read .env themselves.
if (isSea() && existsSync('.env')) process.loadEnvFile('.env')
