// Makes the migrations of both engines from the one schema: npm run db:generate -- --name what_changes
import { run } from './install.mjs'

const args = ['generate', ...process.argv.slice(2)]
await run('drizzle-kit', args, { DATABASE_URL: '' })
await run('drizzle-kit', args, { DATABASE_URL: 'postgres://localhost' })
