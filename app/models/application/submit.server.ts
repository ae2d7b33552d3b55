import { and, between, eq, isNull } from 'drizzle-orm'
import type { Receipt } from '#app/models/enquiry/create.server'
import { fileStore } from '#app/models/files/store.server'
import { hashOf, newId, newReference, REPEAT_WINDOW_MS } from '#app/models/identifier.server'
import { type Acknowledgement, acknowledge, queueMail } from '#app/models/mail/outbox.server'
import { countOf } from '#app/models/text'
import { queueEvent } from '#app/models/webhook/body.server'
import type { Database } from '#db/database.server'
import { applications } from '#db/schema'
import {
  type ApplicationErrors,
  badContent,
  MAX_RESUME_BYTES,
  MISSING_RESUME,
  resumeErrors,
  TOO_LARGE,
  toApplication,
  yearsOf,
} from './application'
import { type StoredResume, storeResume, type Upload } from './resume.server'
import { checkResume } from './resume-type.server'
import { type ApplicationInput, findErrors, inputFor } from './rules'
import { searchColumns } from './search-text.server'
import { seqAt } from './seq.server'

interface ApplicationOrigin {
  consentVersion?: string
  acknowledgedBy?: Acknowledgement['company']
  keptMonths?: number
  now?: number
}

/** Forms send these even if they are empty, but no radio button if none is chosen. */
const TEXT_FIELDS = ['fullName', 'email', 'phone', 'motivation']

type Submission =
  | { ok: true; receipt: Receipt }
  | ({ ok: false; isTooLarge: boolean } & ApplicationErrors)

/** Stores both the row and the resume, or neither. */
export async function submitApplication(
  db: Database,
  uploads: string,
  form: {
    fields: Record<string, string>
    file: Upload | undefined
    isTooLarge: boolean
    /** The fields behind a large file were not read. */
    isCut?: boolean
    largeFileName?: string
    openRoles: readonly string[]
  },
  origin: ApplicationOrigin = {},
): Promise<Submission> {
  const { fields, file, openRoles } = form
  // For a file that is too large, at most the name is known.
  const claim = form.isTooLarge
    ? { name: form.largeFileName ?? 'resume.pdf', bytes: MAX_RESUME_BYTES + 1 }
    : file && { name: file.name, bytes: file.bytes.length }
  const refused = (errors: ApplicationErrors): Submission => ({
    ok: false,
    isTooLarge: errors.message === TOO_LARGE,
    ...errors,
  })
  if (form.isCut && TEXT_FIELDS.some((name) => !(name in fields)))
    return refused(resumeErrors(TOO_LARGE))
  const errors = findErrors(fields, claim, openRoles)
  if (errors || !file) return refused(errors ?? resumeErrors(MISSING_RESUME))

  const { type, fault } = await checkResume(file.name, file.bytes)
  if (fault) return refused(resumeErrors(badContent(fault)))
  const resume = await storeResume(uploads, file, type)
  try {
    const input = inputFor(openRoles).parse(fields)
    const { isNew, ...receipt } = await createApplication(db, input, resume, origin)
    if (!isNew) await fileStore.clear(uploads, [resume.file])
    return { ok: true, receipt }
  } catch (error) {
    await fileStore.clear(uploads, [resume.file])
    throw error
  }
}

/** @returns isNew false if the same application was sent minutes ago; the new resume then has no row */
export async function createApplication(
  db: Database,
  input: ApplicationInput,
  resume: StoredResume,
  origin: ApplicationOrigin = {},
): Promise<Receipt & { isNew: boolean }> {
  const now = origin.now ?? Date.now()
  const contentHash = hashOf({ ...input, resume: resume.hash })
  return db.write(async (tx) => {
    const [known] = await tx
      .select({ _id: applications.id, reference: applications.reference })
      .from(applications)
      .where(
        and(
          eq(applications.contentHash, contentHash),
          isNull(applications.deletedAt),
          between(applications.createdAt, now - REPEAT_WINDOW_MS, now + REPEAT_WINDOW_MS),
        ),
      )
    if (known) return { ...known, isNew: false }
    const reference = await newReference('JOB', (given) =>
      tx.$count(applications, eq(applications.reference, given)),
    )
    const row = {
      seq: await seqAt(tx, now),
      id: newId(now),
      reference,
      ...input,
      ...searchColumns(input),
      experienceYears: yearsOf(input.experience),
      stage: 'New' as const,
      resumeFile: resume.file,
      resumeName: resume.name,
      resumeType: resume.type,
      resumeBytes: resume.bytes,
      resumeHash: resume.hash,
      contentHash,
      consentVersion: origin.consentVersion ?? '',
      createdAt: now,
    }
    await tx.insert(applications).values(row)
    await fileStore.keep(tx, [resume])
    await queueMail(tx, {
      kind: 'application',
      subjectId: row.id,
      replyTo: { name: input.fullName, address: input.email },
      subject: `Application: ${input.jobRole}, ${input.fullName}`,
      reference,
      text: announcement(input, reference),
      now,
    })
    await queueEvent(tx, {
      event: 'application',
      subjectId: row.id,
      reference,
      fields: { application: toApplication(row) },
      title: `New application ${reference} from ${input.fullName} (${input.jobRole}, ${input.experience})`,
      words: input.motivation,
      now,
    })
    if (origin.acknowledgedBy) {
      await acknowledge(tx, {
        subjectId: row.id,
        reference,
        toAddress: input.email,
        company: origin.acknowledgedBy,
        words: acknowledgement(input.jobRole, origin.keptMonths),
        now,
      })
    }
    return { _id: row.id, reference, isNew: true }
  })
}

function acknowledgement(role: ApplicationInput['jobRole'], keptMonths: number | undefined) {
  return {
    subject: 'We have received your application',
    text: [
      `Thank you for applying for the role of ${role}. We are glad you want to work with us.`,
      'A person will read your application and your resume. If both fit the role, we will call or write to you to arrange an interview.',
      keptMonths &&
        `We keep your application for ${countOf(keptMonths, 'month', 'months')}, then we delete it. You can ask us to delete it earlier at any time.`,
    ]
      .filter(Boolean)
      .join('\n\n'),
  }
}

function announcement(input: ApplicationInput, reference: string): string {
  return [
    input.motivation,
    '',
    `Name: ${input.fullName}`,
    `Email: ${input.email}`,
    `Phone: ${input.phone}`,
    `Role: ${input.jobRole}`,
    `Experience: ${input.experience}`,
    `Reference: ${reference}`,
    '',
    'The resume is in the admin area.',
    '',
  ].join('\n')
}
