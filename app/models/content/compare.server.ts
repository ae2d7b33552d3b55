import { diffArrays, diffWordsWithSpace } from 'diff'
import type { Shape } from './form/shape.server'
import { fieldsOf, listOf, partOf } from './form/shape-value'

/** A text of a document and the labels of its field, such as `Hero: Title`. */
interface Line {
  label: string
  text: string
}

export interface Words {
  text: string
  isMarked: boolean
}

/** One side is undefined if a text was added or removed. */
export interface Change {
  label: string
  before: Words[] | undefined
  after: Words[] | undefined
}

/** Time limit for two documents; after it, texts are marked as a whole. */
const TIMEOUT_MS = 1000

/** @param before undefined for a new document */
export function compareDocuments(shape: Shape, before: unknown, after: unknown): Change[] {
  const [old, current] = [linesOf(shape, before, ''), linesOf(shape, after, '')]
  const deadline = Date.now() + TIMEOUT_MS
  const parts = diffArrays(old, current, {
    comparator: (a, b) => a.label === b.label && a.text === b.text,
    timeout: TIMEOUT_MS / 2,
  })
  if (!parts) return pairUp(old, current, deadline)
  const changes: Change[] = []
  let removed: Line[] = []
  for (const { value, added, removed: isRemoved } of parts) {
    if (isRemoved) removed = value
    else {
      changes.push(...pairUp(removed, added ? value : [], deadline))
      removed = []
    }
  }
  return [...changes, ...pairUp(removed, [], deadline)]
}

export function changedLabels(shape: Shape, before: unknown, after: unknown): string[] {
  const [old, current] = [linesOf(shape, before, ''), linesOf(shape, after, '')]
  const keyOf = ({ label, text }: Line) => `${label}\n${text}`
  const [oldKeys, currentKeys] = [new Set(old.map(keyOf)), new Set(current.map(keyOf))]
  const removed = old.filter((line) => !currentKeys.has(keyOf(line)))
  const added = current.filter((line) => !oldKeys.has(keyOf(line)))
  return [...new Set([...added, ...removed].map(({ label }) => label))]
}

/** A removed and an added text of the same field are one change. */
function pairUp(removed: readonly Line[], added: readonly Line[], deadline: number): Change[] {
  const rest = [...added]
  const changes = removed.map((line): Change => {
    const position = rest.findIndex(({ label }) => label === line.label)
    const [other] = position < 0 ? [] : rest.splice(position, 1)
    return other
      ? markWords(line, other, deadline)
      : { label: line.label, before: whole(line), after: undefined }
  })
  const inserted = rest.map((line) => ({
    label: line.label,
    before: undefined,
    after: whole(line),
  }))
  return [...changes, ...inserted]
}

const whole = ({ text }: Line): Words[] => [{ text, isMarked: true }]

function markWords(line: Line, other: Line, deadline: number): Change {
  const { label, text } = line
  const parts = diffWordsWithSpace(text, other.text, { timeout: deadline - Date.now() })
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
