/** What was made here, so that it need not be read back out of a stream, which costs a small answer most of its time. */
const texts = new WeakMap<Response, string>()

/** A JSON answer, as Response.json makes it. */
export function json(value: unknown, init: ResponseInit = {}): Response {
  const text = JSON.stringify(value)
  const headers = new Headers(init.headers)
  if (!headers.has('Content-Type')) headers.set('Content-Type', 'application/json')
  const answer = new Response(text, { ...init, headers })
  texts.set(answer, text)
  return answer
}

/** The text of an answer that `json` made. */
export function textOf(answer: Response): string | undefined {
  return texts.get(answer)
}
