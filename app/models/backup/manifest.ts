import { z } from 'zod/v4'

/** What stands in a backup beside the files themselves. */

/** Told how far something is. */
export type Progress = (what: string, done: number, total: number) => void

/** Why a backup is not restored; nothing was changed. */
export class RestoreRefusal extends Error {
  constructor(
    /** What stands in the way: the archive, what lies where it should go, or somebody at work there. */
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
/** What else of the data directory makes a site this one. */
export const SINGLE_FILES = ['company.json', 'secret-key']

/** The first file of an archive: who made it, and whether this program can read on. */
export const backupHead = z.object({
  format: z.int(),
  program: z.string(),
  /** The instant of the newest migration that the database has seen. */
  schema: z.number(),
  createdAt: z.number(),
})
export type BackupHead = z.infer<typeof backupHead>

/** The last file of an archive: without it the archive is not whole. */
export const backupManifest = z.object({
  files: z.array(
    z.object({ name: z.string(), bytes: z.int().min(0), sha256: z.string().length(64) }),
  ),
  /** Resumes of which a row knows but which were not on the disk any more. */
  missing: z.array(z.string()),
})
export type BackupManifest = z.infer<typeof backupManifest>

/** The name under which a resume lies in an archive, and below the data directory. */
export function resumeName(file: string): string {
  return `uploads/${file.replaceAll('\\', '/')}`
}

/** Whether a file may be unpacked: nothing but what a backup of ours holds. */
export function isExpected(name: string): boolean {
  return (
    name === DATABASE ||
    SINGLE_FILES.includes(name) ||
    /^uploads\/[0-9a-f]{2}\/[0-9a-f-]{36}$/.test(name)
  )
}
