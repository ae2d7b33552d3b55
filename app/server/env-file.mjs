// Also run by scripts, on the machine's Node (20.19 or later), before packages are installed.
import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'

/** Reads .env into the environment, which wins. The site and the share images, which have its brand colour, need the same. */
export function loadSettings() {
  if (!existsSync('.env')) return
  // Editors of Windows begin a file with a byte order mark.
  const text = readFile().replace(/^\uFEFF/, '')
  for (const [, name] of text.matchAll(CUT)) {
    console.error(`${name} in .env ends before its #: put the value in quotes.`)
  }
  for (const [name, value] of Object.entries(parseEnv(text))) process.env[name] ??= value
}

function readFile() {
  try {
    return readFileSync('.env', 'utf8')
  } catch (error) {
    console.error(`.env cannot be read: ${error instanceof Error ? error.message : error}`)
    // EX_CONFIG of sysexits(3), as for a wrong setting.
    process.exit(78)
  }
}

/** Without quotes Node takes any # for the start of a comment. One between spaces is meant as such. */
const CUT = /^[ \t]*(?:export[ \t]+)?(\w+)[ \t]*=(?![ \t]*["'`])[^#\n]*?(?:(?<=[^\s=])#|#(?=\S))/gm
