import { isSea } from 'node:sea'
import { loadSettings } from './env-file.mjs'

// Imported first, because later imports read the environment. npm's scripts read .env themselves.
if (isSea()) loadSettings()
