import { beforeAll } from 'vitest'

import { meera } from './app'
import { freshFolder } from './data-dir'
import { cookieOf, type Program, postForm, postJson, startProgram } from './program'

const PROGRAM_KEY = 'a key that only the tests of the program know'

export interface Served {
  program: Program
  url: string
  dataDir: string
  /** An admin's session cookie, as a browser sends it. */
  cookie: string
  token: string
}

/** One built program for all tests of a file, with one admin. */
export function serveForAll(env: Record<string, string> = {}): Served {
  const served = {} as Served
  beforeAll(async () => {
    const dataDir = freshFolder()
    const program = await startProgram({
      DATA_DIR: dataDir,
      RATE_LIMIT: 'off',
      ADMIN_SECRET_KEY: PROGRAM_KEY,
      ...env,
    })
    Object.assign(served, {
      program,
      dataDir,
      url: program.url,
      ...(await signMeeraUp(program.url)),
    })
  }, 60_000)
  return served
}

async function signMeeraUp(url: string): Promise<{ cookie: string; token: string }> {
  const signup = await postJson(`${url}/admin/adminSignup`, { ...meera, secretKey: PROGRAM_KEY })
  const { token } = await signup.json()
  const { email, password } = meera
  return { token, cookie: cookieOf(await postForm(`${url}/login`, { email, password })) }
}
