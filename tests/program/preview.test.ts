import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'

import { asha, meera } from '#tests/support/app'
import { freshFolder } from '#tests/support/data-dir'
import { freePort } from '#tests/support/free-port.mjs'

const SERVE = 'node_modules/@remix-run/serve/dist/cli.js'

test('remix-serve serves pages, a form, the API and the desk', async ({ onTestFinished }) => {
  const dataDir = freshFolder()
  const port = await freePort()
  const url = `http://localhost:${port}`
  const remixServe = spawn(process.execPath, [SERVE, './build/server/index.js'], {
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port), DATA_DIR: dataDir },
    stdio: 'ignore',
  })
  onTestFinished(() => void remixServe.kill('SIGKILL'))
  await vi.waitFor(() => fetch(url), { timeout: 30_000, interval: 100 })

  const post = (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
    fetch(url + path, { method: 'POST', redirect: 'manual', body, headers })
  const json = { 'Content-Type': 'application/json' }

  for (const path of ['/', '/contact', '/sitemap.xml', '/SMSPricing.csv']) {
    expect((await fetch(url + path)).status, path).toBe(200)
  }
  const { name, email, desc } = asha
  const form = await post('/enquiry', new URLSearchParams({ name, email, desc }))
  expect(form.headers.get('Location')).toMatch(/^\/enquiry\/sent\?reference=ENQ-/)
  expect((await post('/enquiry', new URLSearchParams({ name }))).status).toBe(400)
  const apiResponse = await post(
    '/enquiry/send',
    JSON.stringify({ name, email, desc: `${desc}!` }),
    json,
  )
  expect(apiResponse.status).toBe(201)

  const secretKey = readFileSync(join(dataDir, 'secret-key'), 'utf8').trim()
  const signup = JSON.stringify({ ...meera, secretKey })
  expect((await post('/admin/adminSignup', signup, json)).status).toBe(201)
  const login = new URLSearchParams({ email: meera.email, password: meera.password })
  const Cookie = (await post('/login', login)).headers.get('Set-Cookie')?.split(';', 1)[0] ?? ''
  const desk = await fetch(`${url}/admin`, { headers: { Cookie } })
  expect(await desk.text()).toContain(name)
})
