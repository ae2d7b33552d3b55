const { DATABASE_URL = '', DATABASE_URL_FILE = '' } = process.env

/** One process has one engine, chosen by DATABASE_URL when it starts. */
export const isPostgres = DATABASE_URL_FILE !== '' || /^postgres(ql)?:/i.test(DATABASE_URL)
