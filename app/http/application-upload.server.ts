import { MAX_RESUME_BYTES } from '#app/models/application/application'
import { findLackOfResumeSpace } from '#app/models/application/resume-space.server'
import { submitApplication } from '#app/models/application/submit.server'
import { site } from '#app/models/company/site.server'
import { attempt } from '#app/models/storage.server'
import { log } from './log.server'
import { readUpload } from './upload.server'
import { readOrigin } from './visitor.server'

export async function readApplicationForm(request: Request) {
  const form = await readUpload(request, 'resume', MAX_RESUME_BYTES)
  const received = { values: form.fields, hadFile: form.file !== undefined || form.isTooLarge }
  return { form, received }
}

type ApplicationForm = Awaited<ReturnType<typeof readApplicationForm>>['form']

export async function storeApplication(
  request: Request,
  form: ApplicationForm,
  openRoles: readonly string[],
) {
  const { db, settings, company } = site()
  const bytes = form.file?.bytes.length
  const space = await attempt(async () => bytes && findLackOfResumeSpace(db, settings, bytes))
  if (!space.ok) return space
  if (space.value) {
    log.error(space.value)
    return { ok: false as const, fault: 'full' as const }
  }
  const { consentVersion, acknowledgedBy } = readOrigin(request, form.fields)
  const keptMonths = company.retention.applicationMonths
  const origin = { consentVersion, acknowledgedBy, keptMonths }
  return attempt(() => submitApplication(db, settings.uploadsDir, { ...form, openRoles }, origin))
}
