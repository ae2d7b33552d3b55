import { openDb } from './connection.server'
import { migrate } from './migrate.server'

/** npm run db:migrate. The migrations need functions that only our own connection has, so drizzle-kit cannot apply them. */
const file = `${process.env.DATA_DIR ?? '.'}/db/site.sqlite`
const db = openDb(file)
console.log(`${migrate(db)} migrations applied to ${file}`)
db.$client.close()
