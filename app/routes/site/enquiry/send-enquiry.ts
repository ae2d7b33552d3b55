/** One key for one content, so that a retry after a lost answer is the same enquiry. */
let last: { content: string; key: string } | undefined

type Answer = { ok: true; reference: string | undefined } | { ok: false; message: string }

/**
 * Sends an enquiry as the call of the specification.
 * @returns its reference once it is stored, if the answer has one; else what to tell the visitor: the server's message, else its
 * list of errors as one sentence, else `fallback`
 */
export async function sendEnquiry(
  values: Record<string, FormDataEntryValue>,
  fallback: string,
): Promise<Answer> {
  const { fillMs: _, ...words } = values
  const content = JSON.stringify(words)
  if (last?.content !== content) last = { content, key: crypto.randomUUID() }
  try {
    const response = await fetch('/enquiry/send', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': last.key },
      body: JSON.stringify(values),
      signal: AbortSignal.timeout(30_000),
    })
    if (response.ok) return { ok: true, reference: await referenceIn(response) }
    return { ok: false, message: failureOf(await response.json(), fallback) }
  } catch {
    return { ok: false, message: fallback }
  }
}

/** The answer says that it is stored, whatever became of its body. */
async function referenceIn(response: Response): Promise<string | undefined> {
  const body = await response.json().catch(() => undefined)
  const reference: unknown = body?.data?.reference
  return typeof reference === 'string' ? reference : undefined
}

function failureOf(body: unknown, fallback: string): string {
  if (typeof body !== 'object' || body === null) return fallback
  if ('message' in body && typeof body.message === 'string' && body.message) return body.message
  if ('errors' in body && Array.isArray(body.errors) && body.errors.length > 0)
    return body.errors.join('. ')
  return fallback
}
