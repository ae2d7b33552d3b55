/** Grows with each change of the schemas that published content needs to follow. */
export const CONTENT_FORMAT = 2

/** Brings a value that an older program published to the present schemas. */
export function migrated(value: unknown, format: number): unknown {
  if (format >= CONTENT_FORMAT) return value
  return JSON.parse(JSON.stringify(value), (_key, part) => withIcon(part))
}

/** Until format 2 a technology had two letters, `mark`, instead of an icon. */
function withIcon(part: unknown): unknown {
  if (typeof part !== 'object' || part === null || !('mark' in part)) return part
  const { mark: _, ...others } = part
  return { icon: 'code-xml', ...others }
}
