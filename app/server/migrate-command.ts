import { readSettings } from '#app/models/company/settings.server'
import { openSiteDb } from '#db/open.server'
import { lockDataDir } from './data-lock'

const settings = readSettings(process.env)
const release = lockDataDir(settings)
await (await openSiteDb(settings)).close()
release()
console.log('The database has every migration.')
