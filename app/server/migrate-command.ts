import { readSettings } from '#app/models/company/settings.server'
import { openSiteDb } from '#db/sentinel.server'
import { holdDataDir } from './data-lock'

/**
 * npm run db:migrate: what every start does first, a copy of the database included. drizzle-kit cannot: the migrations
 * need functions that only our own connection has.
 */
const settings = readSettings(process.env)
const release = holdDataDir(settings)
openSiteDb(settings).$client.close()
release()
console.log(`${settings.databaseFile} has every migration.`)
