import { isGsm, type SmsCount } from '#app/models/messaging/sms-parts'

interface Group {
  name: string
  characters: string[]
  count: number
}

/** Groups characters by script; one of no listed script is a group of its own. */
export function groupsOf(outsiders: SmsCount['outsiders']): Group[] {
  const groups = new Map<string, Group>()
  for (const { character, count } of outsiders) {
    const name = nameOf(character)
    const group: Group = groups.get(name) ?? { name, characters: [], count: 0 }
    group.characters.push(character)
    group.count += count
    groups.set(name, group)
  }
  for (const group of groups.values())
    group.characters.sort((a, b) => Number(isMark(a)) - Number(isMark(b)))
  return [...groups.values()]
}

export const isScript = (name: string | undefined) => SCRIPTS.some(([, script]) => script === name)

const isMark = (character: string) => /\p{M}/u.test(character)

function nameOf(character: string): string {
  const script = SCRIPTS.find(([pattern]) => pattern.test(character))?.[1]
  if (script) return script
  const kind = KINDS.find(([pattern]) => pattern.test(character))?.[1]
  const code = `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
  return kind ? `${kind}, ${code}` : code
}

/** Shows combining marks on a circle and white space as a sign. */
export function visible(character: string): string {
  if (isMark(character)) return `◌${character}`
  return /[\p{Z}\p{C}]/u.test(character) ? '␣' : character
}

const KINDS: readonly [pattern: RegExp, kind: string][] = [
  [/[‘’“”]/, 'typographic quote'],
  [/[‐-―−]/, 'dash'],
  [/…/, 'ellipsis'],
  [/₹/, 'rupee sign'],
  [/\p{Zs}/u, 'special space'],
  [/\p{C}/u, 'invisible character'],
  [/\p{Extended_Pictographic}/u, 'emoji'],
  [/\p{Script=Latin}/u, 'accented letter'],
]

const SCRIPTS: readonly [pattern: RegExp, name: string][] = [
  [/[\p{Script=Devanagari}।॥]/u, 'Devanagari'],
  [/\p{Script=Bengali}/u, 'Bengali'],
  [/\p{Script=Gujarati}/u, 'Gujarati'],
  [/\p{Script=Gurmukhi}/u, 'Gurmukhi'],
  [/\p{Script=Kannada}/u, 'Kannada'],
  [/\p{Script=Malayalam}/u, 'Malayalam'],
  [/\p{Script=Oriya}/u, 'Odia'],
  [/\p{Script=Tamil}/u, 'Tamil'],
  [/\p{Script=Telugu}/u, 'Telugu'],
  [/\p{Script=Arabic}/u, 'Arabic script'],
]

interface Run {
  text: string
  isOutside: boolean
}

/** Splits a text into pieces wholly inside or outside GSM-7. */
export function runsOf(text: string): Run[] {
  const runs: Run[] = []
  for (const character of text) {
    const isOutside = !isGsm(character)
    const last = runs.at(-1)
    if (last?.isOutside === isOutside) last.text += character
    else runs.push({ text: character, isOutside })
  }
  return runs
}
