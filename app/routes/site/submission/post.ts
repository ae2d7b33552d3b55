/** `status` is 0 if no response arrived. */
interface PostResponse {
  status: number
  message?: string
  errors: string[]
  reference?: string
}

interface PostOptions {
  headers?: Record<string, string>
  /** Timeout without progress; each sent part of the body restarts it. */
  idleTimeoutMs?: number
  /** Receives the uploaded share, 0 to 1. */
  onProgress?: (share: number) => void
}

/** Uses XMLHttpRequest because fetch reports no upload progress. */
export function post(
  url: string,
  body: FormData | Record<string, FormDataEntryValue>,
  { headers = {}, idleTimeoutMs = 30_000, onProgress }: PostOptions = {},
): Promise<PostResponse> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.open('POST', url)
    request.responseType = 'json'
    const start = performance.now()
    request.timeout = idleTimeoutMs
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total }) => {
      // The browser counts the timeout from the start of the request.
      request.timeout = performance.now() - start + idleTimeoutMs
      onProgress?.(total > 0 ? loaded / total : 0)
    }
    request.onload = () => resolve({ status: request.status, ...read(request.response) })
    request.onerror = () => resolve({ status: 0, errors: [] })
    request.ontimeout = () => resolve({ status: 0, errors: [] })
    if (body instanceof FormData) return request.send(body)
    request.setRequestHeader('Content-Type', 'application/json')
    request.send(JSON.stringify(body))
  })
}

function read(body: unknown): Omit<PostResponse, 'status'> {
  const { message, errors, data } = Object(body)
  return {
    message: textOf(message),
    errors: Array.isArray(errors) ? errors.map(String) : [],
    reference: textOf(Object(data).reference),
  }
}

const textOf = (value: unknown) => (typeof value === 'string' && value ? value : undefined)
