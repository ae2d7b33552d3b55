export interface Sent {
  ok: boolean
  /** The server's words; undefined where it had none. */
  message?: string
  reference?: string
}

/** Uploads an application. XMLHttpRequest, since fetch cannot tell how far an upload is. */
export function sendApplication(
  form: FormData,
  onProgress: (share: number) => void,
): Promise<Sent> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.open('POST', '/careers/addjob')
    request.responseType = 'json'
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onload = () => {
      const { message, data } = request.response ?? {}
      resolve({
        ok: request.status >= 200 && request.status < 300,
        message: wordsIn(message),
        reference: wordsIn(data?.reference),
      })
    }
    request.onerror = () => resolve({ ok: false })
    request.ontimeout = () => resolve({ ok: false })
    request.timeout = 120_000
    request.send(form)
  })
}

function wordsIn(value: unknown): string | undefined {
  return typeof value === 'string' && value ? value : undefined
}
