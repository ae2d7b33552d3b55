import { type CharNames, english } from '#app/content/tool-words/sms-characters'
import { isGsm, type SmsCount } from '#app/models/messaging/sms-parts'

interface Group {
  name: string
  script: keyof CharNames | undefined
  characters: string[]
  count: number
}

/** Groups characters by script; a character of no listed script forms its own group. */
export function groupsOf(nonGsm: SmsCount['nonGsm'], words: CharNames = english): Group[] {
  const groups = new Map<string, Group>()
  for (const { character, count } of nonGsm) {
    const script = SCRIPTS.find(([pattern]) => pattern.test(character))?.[1]
    const name = script ? words[script] : nameOf(character, words)
    const group: Group = groups.get(name) ?? { name, script, characters: [], count: 0 }
    group.characters.push(character)
    group.count += count
    groups.set(name, group)
  }
  for (const group of groups.values())
    group.characters.sort((a, b) => Number(isMark(a)) - Number(isMark(b)))
  return [...groups.values()]
}

const isMark = (character: string) => /\p{M}/u.test(character)

function nameOf(character: string, words: CharNames): string {
  const kind = KINDS.find(([pattern]) => pattern.test(character))?.[1]
  const code = `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
  return kind ? `${words[kind]}, ${code}` : code
}

/** Shows combining marks on a dotted circle, white space and control characters as ␣. */
export function visible(character: string): string {
  if (isMark(character)) return `◌${character}`
  return /[\p{Z}\p{C}]/u.test(character) ? '␣' : character
}

const KINDS: readonly [pattern: RegExp, kind: keyof CharNames][] = [
  [/[‘’“”]/, 'quote'],
  [/[‐-―−]/, 'dash'],
  [/…/, 'ellipsis'],
  [/₹/, 'rupee'],
  [/\p{Zs}/u, 'space'],
  [/\p{C}/u, 'invisible'],
  [/\p{Extended_Pictographic}/u, 'emoji'],
  [/\p{Script=Latin}/u, 'accent'],
]

const SCRIPTS: readonly [pattern: RegExp, script: keyof CharNames][] = [
  [/[\p{Script=Devanagari}।॥]/u, 'Devanagari'],
  [/\p{Script=Bengali}/u, 'Bengali'],
  [/\p{Script=Gujarati}/u, 'Gujarati'],
  [/\p{Script=Gurmukhi}/u, 'Gurmukhi'],
  [/\p{Script=Kannada}/u, 'Kannada'],
  [/\p{Script=Malayalam}/u, 'Malayalam'],
  [/\p{Script=Oriya}/u, 'Oriya'],
  [/\p{Script=Tamil}/u, 'Tamil'],
  [/\p{Script=Telugu}/u, 'Telugu'],
  [/\p{Script=Arabic}/u, 'Arabic'],
]

interface Run {
  text: string
  isOutside: boolean
}

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
