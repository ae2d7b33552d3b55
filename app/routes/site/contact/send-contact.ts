import { CONTACT_FAILED, CONTACT_SENT, CONTACT_UNREACHABLE } from '#app/models/enquiry/contact'
import type { Failure, Outcome } from '#app/routes/site/submission/outcome'
import { post } from '#app/routes/site/submission/post'

/** Checks a contact message and sends it to the API. */
export async function sendContact(form: FormData): Promise<Outcome> {
  const failure = await checkContact(form)
  if (failure) return { isSent: false, ...failure }
  const { status } = await post('/api/mail/send', Object.fromEntries(form))
  if (status === 200) return { isSent: true, message: CONTACT_SENT }
  const banner = status === 0 ? CONTACT_UNREACHABLE : CONTACT_FAILED
  return { isSent: false, banner, fields: {} }
}

/** Loads the schema when it is needed; where that fails, the server has to find the mistakes. */
async function checkContact(form: FormData): Promise<Failure | undefined> {
  const rules = await Promise.all([
    import('#app/http/parse'),
    import('#app/models/enquiry/contact-rules'),
  ]).catch(() => undefined)
  if (!rules) return undefined
  const [{ bannerOf, parse }, { contactInput }] = rules
  const input = parse(contactInput, Object.fromEntries(form))
  return input.ok ? undefined : { banner: bannerOf(input.errors), fields: input.errors.fields }
}
