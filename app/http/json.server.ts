/**
 * A JSON answer, as Response.json makes it, with its text at hand. A stream takes ten times as long as all the rest of a
 * small answer, so it is made where somebody reads one.
 */
export class JsonResponse extends Response {
  readonly written: string
  #streamed: Response | undefined

  constructor(value: unknown, init: ResponseInit = {}) {
    super(null, init)
    this.written = JSON.stringify(value)
    if (!this.headers.has('Content-Type')) this.headers.set('Content-Type', 'application/json')
  }

  #read(): Response {
    const { status, statusText, headers } = this
    this.#streamed ??= new Response(this.written, { status, statusText, headers })
    return this.#streamed
  }

  override get body() {
    return this.#read().body
  }

  override get bodyUsed() {
    return this.#read().bodyUsed
  }

  override clone() {
    return this.#read().clone()
  }

  override text() {
    return this.#read().text()
  }

  override json() {
    return this.#read().json()
  }

  override bytes() {
    return this.#read().bytes()
  }

  override arrayBuffer() {
    return this.#read().arrayBuffer()
  }

  override blob() {
    return this.#read().blob()
  }

  override formData() {
    return this.#read().formData()
  }
}

export function json(value: unknown, init?: ResponseInit): Response {
  return new JsonResponse(value, init)
}
