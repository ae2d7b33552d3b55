import { graphemesOf } from '#app/models/graphemes'

/** In UTF-16 code units, as `maxlength` counts. */
export const MAX_SHOP_NAME = 60

/** A typed name or one from a URL, on one line and within the limit. @returns '' without visible characters */
export function readShopName(raw: unknown): string {
  const line = oneLine(raw)
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(line) ? cut(line, MAX_SHOP_NAME).trimEnd() : ''
}

export function shopNameError(raw: unknown): string | undefined {
  if (readShopName(raw) === '') return 'Enter the name of your shop'
  const isLong = oneLine(raw).length > MAX_SHOP_NAME
  return isLong ? `Use at most ${MAX_SHOP_NAME} characters` : undefined
}

/** Keeps the joiners of Indian scripts and emoji; removes other invisible and bidirectional control characters. */
function oneLine(raw: unknown): string {
  if (typeof raw !== 'string') return ''
  return raw
    .slice(0, 1000)
    .normalize('NFC')
    .replace(/[\s\p{Cc}\p{Z}]+/gu, ' ')
    .replace(/(?![\u200c\u200d])[\p{Cf}\p{Co}\p{Cs}\p{Cn}]/gu, '')
    .trim()
}

function cut(line: string, most: number): string {
  let kept = ''
  for (const segment of graphemesOf(line)) {
    if (kept.length + segment.length > most) return kept || line.slice(0, most)
    kept += segment
  }
  return kept
}

/** Shortens a name for a line of a scene. @param most in lower-case letters of average width */
export function shortShopName(name: string, most: number): string {
  let width = 0
  let kept = ''
  for (const segment of graphemesOf(name)) {
    width += WIDTHS.find(([pattern]) => pattern.test(segment))?.[1] ?? 1
    if (width > most) return `${kept.trimEnd()}…`
    kept += segment
  }
  return kept
}

const WIDTHS: readonly [pattern: RegExp, width: number][] = [
  [/[MW@%]|\p{Extended_Pictographic}/u, 1.6],
  [/[\s.,'’!:;ijltfrI]/, 0.6],
  [/\p{Lu}|[^\0-\u02ff]/u, 1.3],
]
