import type { StoredResume, Upload } from '#app/models/application/resume.server'
import type { ApplicationInput } from '#app/models/application/rules'
import { submitApplication } from '#app/models/application/submit.server'
import type { Database } from '#db/database.server'
import { pdf } from './files'

/** The fields of an application that is accepted. */
export const applicant: ApplicationInput = {
  fullName: 'Imran Khan',
  email: 'imran@example.com',
  phone: '98765 43210',
  jobRole: 'Backend Developer',
  experience: '1-3 Years',
  motivation: 'I like queues.',
  gender: 'Male',
}

/** A resume whose file is not stored. */
export const resume: StoredResume = {
  file: 'ab/1',
  name: 'cv.pdf',
  type: 'pdf',
  bytes: 1000,
  hash: 'h',
}

type Change = Partial<Record<keyof ApplicationInput, string>>

/** Stores an application with its resume. @returns the receipt */
export async function submit(
  db: Database,
  uploads: string,
  change: Change = {},
  file: Upload = { name: 'cv.pdf', bytes: pdf() },
) {
  const fields = { ...applicant, ...change }
  const form = { fields, file, isTooLarge: false, openRoles: [fields.jobRole] }
  const outcome = await submitApplication(db, uploads, form)
  if (!outcome.ok) throw new Error(outcome.message)
  return outcome.receipt
}

/** The form of an application, as a browser sends it. */
export function applicationForm(file: File, change: Change = {}): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...applicant, ...change })) form.set(name, value)
  form.set('resume', file)
  return form
}
