import { eq } from 'drizzle-orm'
import {
  MAX_RESUME_BYTES,
  MEDIA_TYPES,
  type ResumeFault,
} from '#app/models/application/application'
import {
  type StoredResume,
  sanitizeFileName,
  storeResume,
} from '#app/models/application/resume.server'
import { findLackOfResumeSpace } from '#app/models/application/resume-space.server'
import { checkResume } from '#app/models/application/resume-type.server'
import type { Site } from '#app/models/company/site.server'
import type { Database } from '#db/database.server'
import { receivedFiles } from '#db/schema'
import type { IncomingMail } from './message.server'

type Attachment = IncomingMail['attachments'][number]

const MAX_FILES = 20
export const NOT_KEPT = 'Attachments that are only in the mailbox: '

const REASONS: Record<ResumeFault, string> = {
  empty: 'empty',
  other: 'not a PDF or Word file',
  active: 'with macros or embedded objects',
  locked: 'locked with a password',
}

/** Stores attachments by the rules of resumes. @returns a note that names those not stored, or '' */
export async function keepFiles(
  { db, settings }: Site,
  attachments: Attachment[],
): Promise<{ files: StoredResume[]; note: string }> {
  // The size of received mail is not limited, so half of the space is reserved for applicants.
  const limits = { ...settings, resumesMaxBytes: settings.resumesMaxBytes / 2 }
  const files: StoredResume[] = []
  const refused = new Map<string, string[]>()
  const refuse = (name: string, why: string) =>
    refused.set(why, [...(refused.get(why) ?? []), sanitizeFileName(name)])
  const store = async ({ name, bytes }: Attachment): Promise<string | undefined> => {
    if (bytes.length > MAX_RESUME_BYTES) return 'larger than 5 MB'
    if (files.length === MAX_FILES) return `more than ${MAX_FILES} files`
    const { type, fault } = await checkResume(name, bytes)
    if (fault) return REASONS[fault]
    if (await findLackOfResumeSpace(db, limits, bytes.length)) return 'no room left for files'
    files.push(await storeResume(settings.uploadsDir, { name, bytes }, type))
    return undefined
  }
  for (const attachment of attachments) {
    const why = await store(attachment)
    if (why !== undefined) refuse(attachment.name, why)
  }
  const lines = [...refused].map(([why, names]) => `${names.join(', ')} (${why})`)
  const note = `${NOT_KEPT}${lines.join('; ')}.`
  return { files, note: lines.length > 0 ? note : '' }
}

export async function findReceivedFile(db: Database, fileId: string) {
  const [found] = await db.select().from(receivedFiles).where(eq(receivedFiles.id, fileId))
  return found && { ...found, mediaType: MEDIA_TYPES[found.type] }
}
