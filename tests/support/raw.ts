import { connect } from 'node:net'

interface RawResponse {
  /** Of the first response; 0 where the connection ended without one. */
  status: number
  head: string
  body: string
  all: string
}

/** How long to wait for more data once some has arrived. */
const IDLE_MS = 400

/** Sends bytes exactly as given, and reads until the server closes the connection or sends nothing more. */
export function sendRaw(url: string, bytes: string | Buffer): Promise<RawResponse> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname)
    const chunks: Buffer[] = []
    let timer = setTimeout(finish, 15_000)
    function finish() {
      clearTimeout(timer)
      socket.destroy()
      const all = Buffer.concat(chunks).toString('latin1')
      const [head = '', ...body] = all.split('\r\n\r\n')
      const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0)
      resolve({ status, head, body: body.join('\r\n\r\n'), all })
    }
    socket.on('connect', () => socket.write(bytes))
    socket.on('data', (chunk) => {
      chunks.push(chunk)
      clearTimeout(timer)
      timer = setTimeout(finish, IDLE_MS)
    })
    socket.on('error', finish)
    socket.on('close', finish)
  })
}
