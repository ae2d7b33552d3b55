import { bannerOf, parse } from '#app/http/parse'
import { enquiryInput, FAILED_MESSAGE, SENT_MESSAGE } from '#app/models/enquiry/enquiry'
import { post } from '#app/routes/site/submission/post'
import type { Outcome } from '#app/routes/site/submission/submission'

/** The same content keeps its idempotency key, so that a retry creates no second enquiry. */
let last: { content: string; key: string } | undefined

export async function sendEnquiry(form: FormData): Promise<Outcome> {
  const values = Object.fromEntries(form)
  const input = parse(enquiryInput, values)
  if (!input.ok)
    return { isSent: false, banner: bannerOf(input.errors), fields: input.errors.fields }

  const { fillMs: _, ...words } = values
  const content = JSON.stringify(words)
  if (last?.content !== content) last = { content, key: crypto.randomUUID() }
  const headers = { 'Idempotency-Key': last.key }
  const { status, message, errors, reference } = await post('/enquiry/send', values, { headers })
  if (status >= 200 && status < 300) return { isSent: true, message: SENT_MESSAGE, reference }
  return { isSent: false, banner: message ?? (errors.join('. ') || FAILED_MESSAGE), fields: {} }
}
