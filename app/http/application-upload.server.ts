import { MAX_RESUME_BYTES } from '#app/models/application/application'
import { findLackOfResumeSpace } from '#app/models/application/resume-space.server'
import { submitApplication } from '#app/models/application/submit.server'
import { site } from '#app/models/company/site.server'
import { attempt } from '#app/models/storage.server'
import { log } from './log.server'
import { readUpload } from './upload.server'
import { readTraces } from './visitor.server'

export async function readApplicationForm(request: Request, openRoles: readonly string[]) {
  const { db, settings, company } = site()
  const form = await readUpload(request, 'resume', MAX_RESUME_BYTES)
  const received = { values: form.fields, hadFile: form.file !== undefined || form.isTooLarge }
  const lack = form.file && (await findLackOfResumeSpace(db, settings, form.file.bytes.length))
  if (lack) {
    log.error(lack)
    return { stored: { ok: false as const, fault: 'full' as const }, ...received }
  }
  const { consentVersion, acknowledgedBy } = readTraces(request, form.fields)
  const keptMonths = company.retention.applicationMonths
  const traces = { consentVersion, acknowledgedBy, keptMonths }
  const stored = await attempt(() =>
    submitApplication(db, settings.uploadsDir, { ...form, openRoles }, traces),
  )
  return { stored, ...received }
}
