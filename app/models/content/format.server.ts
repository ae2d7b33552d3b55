import type { HomePage } from '#app/content/schemas/home'
import { shippedDocuments } from '#app/content/shipped'

/** Increase it with each schema change that published content must be migrated for. */
export const CONTENT_FORMAT = 4

/** Migrates a value that an older program published to the current schemas. */
export function migrated(value: unknown, format: number): unknown {
  if (format >= CONTENT_FORMAT) return value
  const parsed = JSON.parse(JSON.stringify(value), (_key, part) =>
    format < 2 ? withIcon(part) : part,
  )
  return migratedHome(parsed)
}

/** Until format 2 a technology had two letters, `mark`, instead of an icon. */
function withIcon(part: unknown): unknown {
  if (typeof part !== 'object' || part === null || !('mark' in part)) return part
  const { mark: _, ...others } = part
  return { icon: 'code-xml', ...others }
}

/**
 * Format 3 added the sample messages of the home page, format 4 removed its unused `office`. Drafts have no format, so
 * this runs for all of them.
 */
export function migratedHome(value: unknown): unknown {
  const isHome =
    typeof value === 'object' && value !== null && 'doors' in value && 'partnership' in value
  if (!isHome) return value
  const { office: _, ...home } = { office: undefined, ...value }
  const { messages } = shippedDocuments['pages/home'] as HomePage
  return { messages, ...home }
}
