import { readFileSync } from 'node:fs'

export type Environment = Record<string, string | undefined>

export class SettingsError extends Error {}

/** May also stand in a file, which NAME_FILE names. */
const SECRETS = [
  'ADMIN_SECRET_KEY',
  'DATABASE_URL',
  'SMTP_URL',
  'IMAP_URL',
  'BACKUP_KEY',
  'AWS_SECRET_ACCESS_KEY',
  'METRICS_TOKEN',
]

/** Read elsewhere than in the settings. */
const OTHERS = ['ADDON_DIR', 'NODE_ENV']

/** @returns what is set, an empty value counting as unset, with the secrets of files @throws SettingsError */
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

/** @returns a sentence for each name that is nearly one of a setting */
export function misspeltSettings(env: Environment, settings: string[]): string[] {
  const known = [...settings, ...OTHERS, ...SECRETS.map((name) => `${name}_FILE`)]
  return Object.keys(env)
    .filter((name) => env[name] && !known.includes(name))
    .flatMap((name) => {
      const meant = known.find((other) => isNear(lettersOf(name), lettersOf(other)))
      return meant ? [`${name} is not a setting and has no effect. Did you mean ${meant}?`] : []
    })
}

const lettersOf = (name: string) => name.toUpperCase().replaceAll('_', '')

function isNear(name: string, known: string): boolean {
  const sorted = (text: string) => [...text].sort().join('')
  return distance(name, known) <= known.length * 0.3 || sorted(name) === sorted(known)
}

/** Levenshtein's: how many letters have to be put in, left out or replaced. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (const [i, letter] of [...one].entries()) {
    const next = [i + 1]
    for (let j = 0; j < other.length; j++) {
      const replaced = (row[j] ?? 0) + (letter === other[j] ? 0 : 1)
      next.push(Math.min(replaced, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}
