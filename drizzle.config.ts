import { defineConfig } from 'drizzle-kit'

const schema = './db/schema.ts'
const { DATABASE_URL = '', DATA_DIR = '.' } = process.env

export default DATABASE_URL.startsWith('postgres')
  ? defineConfig({
      dialect: 'postgresql',
      schema,
      out: './db/migrations/postgres',
      dbCredentials: { url: DATABASE_URL },
    })
  : defineConfig({
      dialect: 'sqlite',
      schema,
      out: './db/migrations/sqlite',
      dbCredentials: { url: `${DATA_DIR}/db/site.sqlite` },
    })
