import { existsSync } from 'node:fs'
import { isSea } from 'node:sea'

// First of all: what is imported next reads the environment. npm's scripts read .env themselves.
if (isSea() && existsSync('.env')) process.loadEnvFile('.env')
