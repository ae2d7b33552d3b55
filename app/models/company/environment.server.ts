import { readFileSync } from 'node:fs'

export type Environment = Record<string, string | undefined>

export class SettingsError extends Error {}

/** Can also be read from the file named in NAME_FILE. */
const SECRETS = [
  'ADMIN_SECRET_KEY',
  'DATABASE_URL',
  'SMTP_URL',
  'IMAP_URL',
  'BACKUP_KEY',
  'AWS_SECRET_ACCESS_KEY',
  'METRICS_TOKEN',
]

const NON_SETTINGS = ['NODE_ENV']

/** @returns the variables that are not empty, with the secrets read from files @throws SettingsError */
export function withSecretFiles(env: Environment): Environment {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  for (const name of SECRETS) {
    const file = given[`${name}_FILE`]
    if (file === undefined) continue
    if (given[name] !== undefined) {
      throw new SettingsError(`${name} and ${name}_FILE are both set: keep one of them`)
    }
    given[name] = readSecretFile(`${name}_FILE`, file)
  }
  return given
}

function readSecretFile(name: string, file: string): string {
  let text: string
  try {
    text = readFileSync(file, 'utf8').trim()
  } catch (error) {
    throw new SettingsError(
      `${name} cannot be read: ${error instanceof Error ? error.message : ''}`,
    )
  }
  if (text === '') throw new SettingsError(`${name} names ${file}, which is empty`)
  return text
}

export function misspeltSettings(env: Environment, settings: string[]): string[] {
  const known = [...settings, ...NON_SETTINGS, ...SECRETS.map((name) => `${name}_FILE`)]
  return Object.keys(env)
    .filter((name) => env[name] && !known.includes(name))
    .flatMap((name) => {
      const meant = known.find((other) => isNear(normalize(name), normalize(other)))
      return meant ? [`${name} is not a setting and has no effect. Did you mean ${meant}?`] : []
    })
}

const normalize = (name: string) => name.toUpperCase().replaceAll('_', '')

function isNear(name: string, known: string): boolean {
  const sorted = (text: string) => [...text].sort().join('')
  return levenshteinDistance(name, known) <= known.length * 0.3 || sorted(name) === sorted(known)
}

function levenshteinDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (const [i, character] of [...one].entries()) {
    const next = [i + 1]
    for (let j = 0; j < other.length; j++) {
      const replaced = (row[j] ?? 0) + (character === other[j] ? 0 : 1)
      next.push(Math.min(replaced, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}
