import { diffArrays, diffWordsWithSpace } from 'diff'
import type { Shape } from './form/shape.server'
import { fieldsOf, listOf, partOf } from './form/shape-value'

/** A text of a document and where it stands, such as `Hero: Title`. */
interface Line {
  label: string
  text: string
}

export interface Words {
  text: string
  isMarked: boolean
}

/** One side is undefined where a text was added or removed. */
export interface Change {
  label: string
  before: Words[] | undefined
  after: Words[] | undefined
}

/** Of all comparisons of two documents; what takes longer is marked as a whole. */
const LONGEST_MS = 1000

/** @param before undefined for a document that was not there */
export function compareDocuments(shape: Shape, before: unknown, after: unknown): Change[] {
  const [old, young] = [linesOf(shape, before, ''), linesOf(shape, after, '')]
  const until = Date.now() + LONGEST_MS
  const parts = diffArrays(old, young, {
    comparator: (a, b) => a.label === b.label && a.text === b.text,
    timeout: LONGEST_MS / 2,
  })
  if (!parts) return pairUp(old, young, until)
  const changes: Change[] = []
  let removed: Line[] = []
  for (const { value, added, removed: isRemoved } of parts) {
    if (isRemoved) removed = value
    else {
      changes.push(...pairUp(removed, added ? value : [], until))
      removed = []
    }
  }
  return [...changes, ...pairUp(removed, [], until)]
}

export function changedPlaces(shape: Shape, before: unknown, after: unknown): string[] {
  const [old, young] = [linesOf(shape, before, ''), linesOf(shape, after, '')]
  const keyOf = ({ label, text }: Line) => `${label}\n${text}`
  const [had, has] = [new Set(old.map(keyOf)), new Set(young.map(keyOf))]
  const gone = old.filter((line) => !has.has(keyOf(line)))
  const come = young.filter((line) => !had.has(keyOf(line)))
  return [...new Set([...come, ...gone].map(({ label }) => label))]
}

/** A removed text and an added one at the same place are one change. */
function pairUp(removed: readonly Line[], added: readonly Line[], until: number): Change[] {
  const rest = [...added]
  const changes = removed.map((line): Change => {
    const position = rest.findIndex(({ label }) => label === line.label)
    const [other] = position < 0 ? [] : rest.splice(position, 1)
    return other ? markWords(line, other, until) : { ...removedLine(line), after: undefined }
  })
  const made = rest.map((line) => ({ label: line.label, before: undefined, after: whole(line) }))
  return [...changes, ...made]
}

const whole = ({ text }: Line): Words[] => [{ text, isMarked: true }]
const removedLine = (line: Line) => ({ label: line.label, before: whole(line) })

function markWords(line: Line, other: Line, until: number): Change {
  const { label, text } = line
  const parts = diffWordsWithSpace(text, other.text, { timeout: until - Date.now() })
  if (!parts) return { label, before: whole(line), after: whole(other) }
  const side = (without: 'added' | 'removed') =>
    parts
      .filter((part) => !part[without])
      .map((part) => ({ text: part.value, isMarked: part.added || part.removed }))
  return { label, before: side('added'), after: side('removed') }
}

function linesOf(shape: Shape, value: unknown, above: string): Line[] {
  if (value === undefined || value === null) return []
  const label = [above, shape.label].filter(Boolean).join(': ')
  switch (shape.kind) {
    case 'fixed':
      return []
    case 'object':
    case 'variants':
      return fieldsOf(shape, value).flatMap((field) =>
        linesOf(field, partOf(value, field.name), label),
      )
    case 'list':
      return listOf(value).flatMap((item) => linesOf(shape.item, item, label))
    case 'lines':
    case 'several':
      return listOf(value).map((text) => ({ label, text: String(text) }))
    case 'flag':
      return [{ label, text: value === true ? 'Yes' : 'No' }]
    default:
      return [{ label, text: String(value) }]
  }
}
