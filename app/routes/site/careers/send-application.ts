import {
  APPLICATION_FAILED,
  APPLICATION_SENT,
  type ApplicationErrors,
  BAD_TYPE,
  ROLE_CLOSED,
  resumeErrors,
  TOO_LARGE,
} from '#app/models/application/application'
import { post } from '#app/routes/site/submission/post'
import type { Failure, Outcome, SentFacts } from '#app/routes/site/submission/submission'
import { FILE_CHANGED, hasChangedFile, hasResizedFile } from '#app/ui/form/changed-file'

export async function sendApplication(
  form: FormData,
  onProgress: (share: number) => void,
  openRoles: readonly string[],
): Promise<Outcome> {
  const invalid = await checkApplication(form, openRoles)
  if (invalid) return { isSent: false, ...failureOf(invalid) }
  if (await hasResizedFile()) return { isSent: false, ...failureOf(resumeErrors(FILE_CHANGED)) }
  const { status, message, reference } = await post('/careers/addjob', form, {
    // On a slow connection the last data counted as sent may take long to arrive.
    idleTimeoutMs: 120_000,
    onProgress,
  })
  if (status >= 200 && status < 300) {
    const facts = factsOf(sentIn(form))
    return { isSent: true, message: message ?? APPLICATION_SENT, reference, facts }
  }
  const isChanged = status === 0 && (await hasChangedFile())
  const errors = isChanged ? resumeErrors(FILE_CHANGED) : errorsOf(message ?? APPLICATION_FAILED)
  return { isSent: false, ...failureOf(errors) }
}

function sentIn(form: FormData) {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  const file = form.get('resume')
  return {
    role: text('jobRole'),
    email: text('email'),
    resume: file instanceof File ? file.name : '',
  }
}

export function factsOf({ role, email, resume }: ReturnType<typeof sentIn>): SentFacts {
  return [
    ['Role', role],
    ['Email', email],
    ['Resume', resume],
  ]
}

/** Undefined if the rules cannot be loaded; the server checks anyway. */
async function checkApplication(
  form: FormData,
  openRoles: readonly string[],
): Promise<ApplicationErrors | undefined> {
  const rules = await import('#app/models/application/rules').catch(() => undefined)
  const resume = form.get('resume')
  const isChosen = resume instanceof File && resume.name !== ''
  return rules?.findErrors(
    Object.fromEntries(form),
    isChosen ? { name: resume.name, bytes: resume.size } : undefined,
    openRoles,
  )
}

/** The API responds with one message: two of these concern the resume, one the role. */
function errorsOf(message: string): ApplicationErrors {
  if (message === ROLE_CLOSED) return { message, fields: { jobRole: [message] } }
  const isAboutResume = message.startsWith(BAD_TYPE) || message === TOO_LARGE
  return isAboutResume ? resumeErrors(message) : { message, fields: {} }
}

const PAGE_ORDER = 'fullName email phone gender jobRole experience motivation resume'.split(' ')

export function failureOf({ message, fields }: ApplicationErrors): Failure {
  const faulty = PAGE_ORDER.flatMap((name) => (fields[name] ? [[name, fields[name]]] : []))
  return { banner: message, fields: Object.fromEntries(faulty) }
}
