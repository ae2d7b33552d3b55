import * as z from 'zod'

const LOOK = 'must look like postgres://user:password@host:5432/database'
const ESCAPES = 'in the password write # as %23, / as %2F, ? as %3F, @ as %40 and % as %25'

/** Part of an unescaped password would be read as host or database name, which messages show. */
export const databaseUrl = z
  .string()
  .refine((text) => URL.canParse(text) && /^postgres(ql)?:$/.test(new URL(text).protocol), {
    error: LOOK,
    abort: true,
  })
  .refine(isEscaped, `${LOOK}; ${ESCAPES}`)

function isEscaped(text: string): boolean {
  const { hash, pathname, search, username, password } = new URL(text)
  if (hash !== '' || `${pathname}${search}`.includes('@')) return false
  try {
    decodeURIComponent(username + password + pathname)
    return true
  } catch {
    return false
  }
}
