import type { HomePage } from '#app/content/schemas/home'
import { shippedDocuments } from '#app/content/shipped'

/** Grows with each change of the schemas that published content needs to follow. */
export const CONTENT_FORMAT = 4

/** Brings a value that an older program published to the present schemas. */
export function migrated(value: unknown, format: number): unknown {
  if (format >= CONTENT_FORMAT) return value
  const parsed = JSON.parse(JSON.stringify(value), (_key, part) =>
    format < 2 ? withIcon(part) : part,
  )
  return withPresentHome(parsed)
}

/** Until format 2 a technology had two letters, `mark`, instead of an icon. */
function withIcon(part: unknown): unknown {
  if (typeof part !== 'object' || part === null || !('mark' in part)) return part
  const { mark: _, ...others } = part
  return { icon: 'code-xml', ...others }
}

/**
 * Until format 3 the sample messages of the home page could not be changed; until format 4 it had words about the
 * office that no page showed. Drafts have no format.
 */
export function withPresentHome(value: unknown): unknown {
  const isHome =
    typeof value === 'object' && value !== null && 'doors' in value && 'partnership' in value
  if (!isHome) return value
  const { office: _, ...home } = { office: undefined, ...value }
  const { messages } = shippedDocuments['pages/home'] as HomePage
  return { messages, ...home }
}
