import { once } from 'node:events'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { type ParsedMail, simpleParser } from 'mailparser'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

/** A delivery as the server received it. */
interface Delivery {
  raw: string
  mail: ParsedMail
  from: string
  recipients: string[]
}

type Reaction = Error | 'silence' | undefined

/** What the server does instead of accepting a mail. The count is the number of the delivery or recipient, from 1. */
export interface SmtpBehaviour {
  onConnect?: () => Error | undefined
  onRecipient?: (count: number) => Error | undefined
  /** Once a whole mail has arrived; 'silence' sends no response. */
  onReceived?: (count: number) => Reaction | Promise<Reaction>
  /** At the first bytes of a mail. */
  onFirstBytes?: (count: number) => 'hang up' | undefined
  options?: SMTPServerOptions
}

export interface TestSmtp {
  url: string
  port: number
  deliveries: Delivery[]
  /** The recipients of every RCPT TO. */
  recipients: string[]
  connections: number
  /** Ends every open connection without a response. */
  hangUp(): void
  close(): Promise<void>
}

/** An SMTP refusal such as 451. */
export function refusal(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode })
}

/** Starts a real SMTP server on a free port of this machine. */
export async function startSmtp(behaviour: SmtpBehaviour = {}, port = 0): Promise<TestSmtp> {
  let data = 0
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    closeTimeout: 50,
    logger: false,
    onConnect(_session, done) {
      smtp.connections++
      done(behaviour.onConnect?.())
    },
    onRcptTo({ address }, _session, done) {
      smtp.recipients.push(address)
      done(behaviour.onRecipient?.(smtp.recipients.length))
    },
    async onData(stream, { envelope }, done) {
      const count = ++data
      if (behaviour.onFirstBytes?.(count) === 'hang up') {
        stream.resume()
        return smtp.hangUp()
      }
      const raw = await buffer(stream).catch(() => undefined)
      if (raw === undefined) return // The sender disconnected before the end of the mail.
      const reaction = await behaviour.onReceived?.(count)
      if (reaction instanceof Error) return done(reaction)
      smtp.deliveries.push({
        raw: raw.toString(),
        mail: await simpleParser(raw),
        from: envelope.mailFrom ? envelope.mailFrom.address : '',
        recipients: envelope.rcptTo.map(({ address }) => address),
      })
      if (reaction !== 'silence') done()
    },
    ...behaviour.options,
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const listening = portOf(server.server)
  const scheme = behaviour.options?.secure ? 'smtps' : 'smtp'
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

/** Starts a server that accepts connections and sends nothing. */
export async function startSilentServer(): Promise<{ url: string; close(): Promise<void> }> {
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
