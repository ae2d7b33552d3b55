import { z } from 'zod/v4'

export type Progress = (what: string, done: number, total: number) => void

/** Nothing was changed. */
export class RestoreRefusal extends Error {
  constructor(
    readonly about: 'archive' | 'place' | 'busy',
    message: string,
  ) {
    super(message)
  }
}

export const FORMAT = 1

export const HEAD = 'backup.json'
export const MANIFEST = 'manifest.json'
export const DATABASE = 'db/site.sqlite'
/** Files of the data directory that belong to a site besides its database. */
export const SINGLE_FILES = ['company.json', 'secret-key']

/** First file of an archive. */
export const backupHead = z.object({
  format: z.int(),
  program: z.string(),
  /** Instant of the newest migration. */
  schema: z.number(),
  createdAt: z.number(),
})
export type BackupHead = z.infer<typeof backupHead>

/** Last file of an archive. */
export const backupManifest = z.object({
  files: z.array(
    z.object({ name: z.string(), bytes: z.int().min(0), sha256: z.string().length(64) }),
  ),
  /** Resumes that have a row but no file. */
  missing: z.array(z.string()),
})
export type BackupManifest = z.infer<typeof backupManifest>

/** Path in an archive and below the data directory. */
export function resumeName(file: string): string {
  return `uploads/${file.replaceAll('\\', '/')}`
}

export function isExpected(name: string): boolean {
  return (
    name === DATABASE ||
    SINGLE_FILES.includes(name) ||
    /^uploads\/[0-9a-f]{2}\/[0-9a-f-]{36}$/.test(name)
  )
}
