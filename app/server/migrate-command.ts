import { readSettings } from '#app/models/company/settings.server'
import { openSiteDb } from '#db/sqlite/open.server'
import { holdDataDir } from './data-lock'

const settings = readSettings(process.env)
const release = holdDataDir(settings)
openSiteDb(settings).close()
release()
console.log(`${settings.databaseFile} has every migration.`)
