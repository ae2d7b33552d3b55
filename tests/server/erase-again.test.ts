import { expect, test, vi } from 'vitest'
import { openSite } from '#app/models/company/open-site.server'
import { run } from '#app/server/commands/erase'
import { isPostgres } from '#db/engine'
import { SECRET_KEY } from '#tests/support/app'
import { freshFolder } from '#tests/support/data-dir'

const REFUSED: [source: string, code: number, message: string][] = isPostgres
  ? [
      ['postgres://site@127.0.0.1:1/site', 75, 'nothing listens there'],
      ['site.sqlite', 64, 'The address after --again must look like postgres://'],
    ]
  : [
      ['missing.sqlite', 66, 'missing.sqlite does not exist'],
      ['package.json', 65, 'That is no database of a site'],
    ]

test.each(REFUSED)('erase --again %s exits with %i', async (source, code, message) => {
  vi.stubEnv('DATA_DIR', freshFolder())
  vi.stubEnv('ADMIN_SECRET_KEY', SECRET_KEY)
  await (await openSite(process.env)).db.close()
  const refused = run(['--again', source])
  await expect(refused).rejects.toMatchObject({ code, message: expect.stringContaining(message) })
})
