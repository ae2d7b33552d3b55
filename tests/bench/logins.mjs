// Measures logins, each of which hashes a password, beside the hashing alone.
import { verify } from '@node-rs/argon2'
import Database from 'better-sqlite3'

export const title = 'Logins, 8 at once'

const LOGINS = 300
const CONCURRENCY = 8
const SECRET_KEY = 'a key that only this bench knows of'
const MEERA = { name: 'Meera Rao', email: 'meera@example.com', password: 'a long enough password' }

export async function measure({ folder, port, startSite }) {
  const site = await startSite({ port, core: null, env: { ADMIN_SECRET_KEY: SECRET_KEY } })
  await site.untilIdle()
  await post(`${site.origin}/admin/adminSignup`, { ...MEERA, secretKey: SECRET_KEY }, 201)
  const ours = await perSecond(() => post(`${site.origin}/admin/adminLogin`, MEERA, 200))
  await site.end()
  const hash = hashIn(folder)
  const reference = await perSecond(() => verify(hash, MEERA.password))
  const name = 'hashing alone'
  return [
    { figure: 'logins a second', ours, reference, name, ratio: ours / reference, atLeast: 0.5 },
  ]
}

async function post(url, body, status) {
  const headers = { 'Content-Type': 'application/json' }
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  if (response.status !== status) throw new Error(`${url}: ${response.status}`)
  await response.text()
}

async function perSecond(work) {
  const begun = performance.now()
  let left = LOGINS
  const workOn = async () => {
    while (left-- > 0) await work()
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, workOn))
  return LOGINS / ((performance.now() - begun) / 1000)
}

function hashIn(folder) {
  const db = new Database(`${folder}/db/site.sqlite`, { readonly: true })
  const hash = db.prepare('select password_hash from admins').pluck().get()
  db.close()
  return hash
}
