import pg from 'pg'

import { SECRET_KEY } from './desk.mjs'
import { startSite } from './site.mjs'

export function startOn(folder, port, url) {
  const env = { ADMIN_SECRET_KEY: SECRET_KEY, NIGHTLY_BACKUP: 'off' }
  return startSite(folder, { port, core: null, env: url ? { ...env, DATABASE_URL: url } : env })
}

/** @returns its URL */
export async function createDatabase(server, name) {
  await withClient(server.url, (client) => client.query(`create database ${name}`))
  return server.url.replace(/[^/]*$/, name)
}

export async function withClient(url, work) {
  const client = new pg.Client(url)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
