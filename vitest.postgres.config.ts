import { defineConfig, mergeConfig } from 'vitest/config'
import unit from './vitest.config'

/** The same tests of models, routes and jobs on PostgreSQL. */
export default mergeConfig(
  { ...unit, test: { ...unit.test, include: [], exclude: [], globalSetup: [] } },
  defineConfig({
    test: {
      // The server runs beside them.
      retry: 1,
      include: ['tests/{models,routes,server}/**/*.test.{ts,tsx}', 'tests/db/both/**/*.test.ts'],
      // Backups and the commands beside them are of SQLite: pg_dump makes those of PostgreSQL.
      exclude: ['**/node_modules/**', 'tests/models/backup/**', 'tests/server/commands.test.ts'],
      globalSetup: ['tests/support/generated-files.ts', 'tests/support/postgres-server.ts'],
    },
  }),
)
