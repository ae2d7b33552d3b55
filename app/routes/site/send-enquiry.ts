/** One key for one content, so that a retry after a lost answer is the same enquiry. */
let last: { content: string; key: string } | undefined

/**
 * Sends an enquiry as the call of the specification.
 * @returns undefined once it is stored, else what to tell the visitor: the server's message, else its list of errors
 * as one sentence, else `fallback`
 */
export async function sendEnquiry(
  values: Record<string, FormDataEntryValue>,
  fallback: string,
): Promise<string | undefined> {
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
    return response.ok ? undefined : failureOf(await response.json(), fallback)
  } catch {
    return fallback
  }
}

function failureOf(body: unknown, fallback: string): string {
  if (typeof body !== 'object' || body === null) return fallback
  if ('message' in body && typeof body.message === 'string' && body.message) return body.message
  if ('errors' in body && Array.isArray(body.errors) && body.errors.length > 0)
    return body.errors.join('. ')
  return fallback
}
