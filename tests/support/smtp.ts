import { once } from 'node:events'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { type ParsedMail, simpleParser } from 'mailparser'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

/** One delivery as the server got it. */
export interface Delivery {
  raw: string
  mail: ParsedMail
  from: string
  recipients: string[]
}

type Answer = Error | 'silence' | undefined

/** What a server may do instead of taking the mail. The count says which delivery or recipient it is, from 1. */
export interface Mood {
  onConnect?: () => Error | undefined
  onRecipient?: (count: number) => Error | undefined
  /** Once all of a mail has arrived; 'silence' never answers. */
  onReceived?: (count: number) => Answer | Promise<Answer>
  /** At the first bytes of a mail. */
  onFirstBytes?: (count: number) => 'hang up' | undefined
  options?: SMTPServerOptions
}

export interface TestSmtp {
  url: string
  port: number
  deliveries: Delivery[]
  /** Every RCPT TO ever spoken. */
  recipients: string[]
  connections: number
  /** Ends every open connection without a word. */
  hangUp(): void
  close(): Promise<void>
}

/** An SMTP refusal such as 451. */
export function refusal(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode })
}

/** A real SMTP server on a free port of this machine, in the given mood. */
export async function startSmtp(mood: Mood = {}, port = 0): Promise<TestSmtp> {
  let data = 0
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    closeTimeout: 50,
    logger: false,
    onConnect(_session, done) {
      smtp.connections++
      done(mood.onConnect?.())
    },
    onRcptTo({ address }, _session, done) {
      smtp.recipients.push(address)
      done(mood.onRecipient?.(smtp.recipients.length))
    },
    async onData(stream, { envelope }, done) {
      const count = ++data
      if (mood.onFirstBytes?.(count) === 'hang up') {
        stream.resume()
        return smtp.hangUp()
      }
      const raw = await buffer(stream).catch(() => undefined)
      if (raw === undefined) return // The sender went away within the mail.
      const answer = await mood.onReceived?.(count)
      if (answer instanceof Error) return done(answer)
      smtp.deliveries.push({
        raw: raw.toString(),
        mail: await simpleParser(raw),
        from: envelope.mailFrom ? envelope.mailFrom.address : '',
        recipients: envelope.rcptTo.map(({ address }) => address),
      })
      if (answer !== 'silence') done()
    },
    ...mood.options,
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const listening = portOf(server.server)
  const scheme = mood.options?.secure ? 'smtps' : 'smtp'
  const smtp: TestSmtp = {
    url: `${scheme}://127.0.0.1:${listening}`,
    port: listening,
    deliveries: [],
    recipients: [],
    connections: 0,
    hangUp() {
      for (const connection of server.connections) connection._socket.destroy()
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  }
  return smtp
}

/** Takes connections and never says a word. */
export async function startSilence(): Promise<{ url: string; close(): Promise<void> }> {
  const sockets = new Set<{ destroy(): void }>()
  const server = createServer((socket) => sockets.add(socket.on('error', () => {})))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `smtp://127.0.0.1:${portOf(server)}`,
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port
}
