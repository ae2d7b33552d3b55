import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:https'
import { type AddressInfo, createServer as createTcpServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readSettings } from '#app/models/company/settings.server'
import { sendDelivery } from '#app/models/webhook/send.server'
import { webhooks } from '#db/schema'
import { freshDb, freshSite, tables } from '#tests/support/app'
import { addWebhook } from '#tests/support/webhook'

async function sendTo(url: string) {
  const db = await freshDb()
  await addWebhook(db, { url: new URL(url) })
  const [webhook] = await tables(db).select().from(webhooks)
  if (!webhook) throw new Error('No webhook was added')
  const settings = readSettings({ WEBHOOK_ALLOW_PRIVATE: 'on' })
  const delivery = { id: 'd', body: '{}', event: 'test' as const, subjectId: 'x' }
  return sendDelivery(await freshSite({ db, settings }), { webhook, delivery, now: Date.now() })
}

function makeCertificate() {
  const folder = mkdtempSync(join(tmpdir(), 'site-test-'))
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const subject = ['-nodes', '-days', '2', '-subj', '/CN=localhost']
  try {
    const made = ['req', '-x509', '-newkey', 'rsa:2048', '-keyout', key, '-out', cert, ...subject]
    execFileSync('openssl', made, { stdio: 'ignore' })
    return { key: readFileSync(key), cert: readFileSync(cert) }
  } catch {
    return undefined
  } finally {
    rmSync(folder, { recursive: true })
  }
}

async function portOf(server: ReturnType<typeof createTcpServer>): Promise<number> {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return (server.address() as AddressInfo).port
}

test('an untrusted certificate gives an error message', async ({ skip }) => {
  const certificate = makeCertificate()
  if (!certificate) return skip('openssl is missing')
  const server = createServer(certificate)
  const outcome = await sendTo(`https://127.0.0.1:${await portOf(server)}/`)
  server.close()
  const error = 'The certificate of the server is not trusted'
  expect(outcome).toEqual({ isOk: false, error, isPermanent: false })
})

test('a server without HTTPS and a refused connection each give an error message', async () => {
  const plain = createTcpServer((socket) => {
    socket
      .on('error', () => {})
      .resume()
      .end('HTTP/1.1 400 Bad Request\r\n\r\n')
  })
  const port = await portOf(plain)
  const error = 'The server does not speak HTTPS at this address'
  expect(await sendTo(`https://127.0.0.1:${port}/`)).toMatchObject({ error })
  plain.close()
  await once(plain, 'close')
  const refused = 'The server refused the connection'
  expect(await sendTo(`https://127.0.0.1:${port}/`)).toMatchObject({ error: refused })
})

test.for([
  ['200 OK', { isOk: true }],
  ['410 Gone', { error: 'The server answered 410 Gone: a bit', isPermanent: true }],
] as const)('the status %s counts although the response breaks off', async ([status, outcome]) => {
  const server = createTcpServer((socket) => {
    socket.on('error', () => {}).resume()
    socket.end(`HTTP/1.1 ${status}\r\nContent-Length: 100\r\n\r\na bit`)
  })
  expect(await sendTo(`http://127.0.0.1:${await portOf(server)}/`)).toMatchObject(outcome)
  server.close()
})
