import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { type Company, company } from './company'
import { SettingsError } from './settings.server'

/**
 * The company of this site: the shipped values, overridden by `company.json` in the data directory.
 * @throws SettingsError with the name of the field that is wrong
 */
export function readCompany(dataDir: string): Company {
  const file = join(dataDir, 'company.json')
  if (!existsSync(file)) return company.parse({})

  const parsed = company.safeParse(parseJson(readFileSync(file, 'utf8')))
  if (parsed.success) return parsed.data
  const lines = parsed.error.issues.map((issue) => {
    const field = issue.code === 'unrecognized_keys' ? issue.keys.join(', ') : issue.path.join('.')
    return `company.json: ${field || 'the file'}: ${issue.message}`
  })
  throw new SettingsError(lines.join('\n'))
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unreadable'
    throw new SettingsError(`company.json: not valid JSON (${reason})`)
  }
}
