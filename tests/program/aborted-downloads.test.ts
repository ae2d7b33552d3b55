import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { MAX_RESUME_BYTES } from '#app/models/application/application'
import { openSite } from '#app/models/company/open-site.server'
import { createEnquiry } from '#app/models/enquiry/create.server'
import { asha } from '#tests/support/app'
import { submit } from '#tests/support/applicant'
import { freshFolder } from '#tests/support/data-dir'
import { pdf } from '#tests/support/files'
import { cookieOf, postForm, startProgram } from '#tests/support/program'

const SECRET_KEY = 'a secret key that only this test knows'
/** Together more than the buffers of a connection. */
const ENQUIRIES = 400

async function fillSite(dataDir: string): Promise<string> {
  const site = await openSite({ DATA_DIR: dataDir })
  for (let at = 0; at < ENQUIRIES; at++) {
    const desc = `${at} ${'नमस्ते '.repeat(1400)}`
    await createEnquiry(site.db, { ...asha, desc }, { type: 'General' })
  }
  const file = { name: 'cv.pdf', bytes: pdf(MAX_RESUME_BYTES) }
  const { _id } = await submit(site.db, site.settings.uploadsDir, {}, file)
  await site.db.close()
  return _id
}

/** Closes the connection once the first bytes of the body have arrived. @returns the status */
async function abort(url: string, headers: Record<string, string>): Promise<number | undefined> {
  const request = get(url, { headers })
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  await once(response, 'data')
  request.destroy()
  return response.statusCode
}

test('a client that stops a download does not stop the site', async () => {
  const dataDir = freshFolder()
  const id = await fillSite(dataDir)
  const env = { ADMIN_SECRET_KEY: SECRET_KEY, RATE_LIMIT: 'off', LOG_LEVEL: 'error' }
  const { url, output } = await startProgram({ DATA_DIR: dataDir, ...env })
  const admin = { name: 'Meera Rao', email: 'meera@example.com', password: 'four words in a row' }
  const signup = await postForm(`${url}/signup`, { ...admin, secretKey: SECRET_KEY })
  const headers = { Cookie: cookieOf(signup) }
  for (const path of [
    `/careers/downloadResume/${id}`,
    '/enquiry/get',
    '/admin/enquiries.csv',
    '/admin/enquiries.xlsx',
  ]) {
    expect(await abort(url + path, headers), path).toBe(200)
    await sleep(200)
    expect(output(), path).not.toContain('"level"')
  }
})
