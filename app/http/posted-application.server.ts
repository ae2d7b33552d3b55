import { MAX_RESUME_BYTES } from '#app/models/application/application'
import { submitApplication } from '#app/models/application/submit.server'
import { site } from '#app/models/company/site.server'
import { readUpload } from './upload.server'
import { readTraces } from './visitor.server'

/** Submits a posted application, of the form or the API endpoint. @returns its fields as `values`, too */
export async function takeApplication(request: Request) {
  const { db, settings } = site()
  const form = await readUpload(request, 'resume', MAX_RESUME_BYTES)
  const { consentVersion, acknowledgedBy } = readTraces(request, form.fields)
  const traces = { consentVersion, acknowledgedBy }
  const outcome = await submitApplication(db, settings.uploadsDir, form, traces)
  return { outcome, values: form.fields }
}
