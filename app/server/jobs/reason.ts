import { DrizzleQueryError } from 'drizzle-orm'

/** Leaves out the message of a failed query, which contains its values. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error instanceof DrizzleQueryError ? reasonOf(error.cause) : error.message
}
