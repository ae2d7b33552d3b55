import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { applications } from '#db/schema'
import { openDatabase } from '#db/sqlite/database.server'
import { tables } from '#tests/support/app'
import { applicant } from '#tests/support/applicant'
import { freshFolder } from '#tests/support/data-dir'
import { pdf } from '#tests/support/files'
import { startProgram } from '#tests/support/program'

const head = (claimed: number) =>
  Buffer.from(
    `POST /careers/addjob HTTP/1.1\r\nHost: localhost\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: ${claimed}\r\n\r\n`,
  )
const parts = Object.entries(applicant).map(
  ([name, value]) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
)
const body = Buffer.concat([
  Buffer.from(parts.join('')),
  Buffer.from('--b\r\nContent-Disposition: form-data; name="resume"; filename="cv.pdf"\r\n\r\n'),
  Buffer.from(pdf(500_000)),
  Buffer.from('\r\n--b--\r\n'),
])

/** Each sends `bytes` with a Content-Length of `claimed` and closes the connection. */
const VISITORS = [
  { name: 'half of it', bytes: body.subarray(0, 250_000), claimed: body.length },
  { name: 'all but the last byte', bytes: body.subarray(0, -1), claimed: body.length },
  { name: 'less than announced', bytes: body, claimed: body.length + 1000 },
]

test('an aborted upload leaves no row, no file and no open handle', async () => {
  const dataDir = freshFolder()
  const program = await startProgram({ DATA_DIR: dataDir, RATE_LIMIT: 'off', LOG_LEVEL: 'silent' })
  const port = Number(new URL(program.url).port)
  const handles = () => readdirSync(`/proc/${program.process.pid}/fd`).length
  await fetch(`${program.url}/careers`)
  const before = handles()

  for (let round = 0; round < 5; round++) {
    for (const { bytes, claimed } of VISITORS) {
      const socket = connect(port, '127.0.0.1')
      socket.on('error', () => undefined)
      await once(socket, 'connect')
      await new Promise((resolve) => socket.write(Buffer.concat([head(claimed), bytes]), resolve))
      socket.destroy()
    }
  }

  await vi.waitFor(() => expect(handles()).toBeLessThanOrEqual(before + 2), {
    timeout: 20_000,
    interval: 100,
  })
  const db = openDatabase(join(dataDir, 'db', 'site.sqlite'))
  expect(await tables(db).select().from(applications)).toEqual([])
  await db.close()
  expect(filesBelow(join(dataDir, 'uploads'))).toEqual([])
})

function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return []
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => entry.name)
}
