import { readSettings } from '#app/models/company/settings.server'
import { openSiteDb } from '#db/open.server'
import { holdDataDir } from './data-lock'

const settings = readSettings(process.env)
const release = holdDataDir(settings)
await (await openSiteDb(settings)).close()
release()
console.log('The database has every migration.')
