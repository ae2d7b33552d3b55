import * as z from 'zod'
import { schemaOf } from '#app/models/content/kinds.server'
import { capitalize } from '#app/models/text'

interface Hints {
  /** Its key in the document; empty for an item of a list. */
  name: string
  label: string
  help: string
  /** Fields next to each other with the same group share a heading. */
  group: string
  /** How the items of a list are named, if not by their first text. */
  heading: string
  isOptional: boolean
}

export type Variant = { value: string; label: string; fields: Shape[] }

type Kind =
  /** Not in the form: a literal, or a path that must not change. */
  | { kind: 'fixed'; value: unknown }
  | { kind: 'object'; fields: Shape[] }
  | { kind: 'variants'; key: string; variants: Variant[] }
  | { kind: 'list'; item: Shape; min: number; max: number; isOpen: boolean }
  /** A list of texts, one per line. */
  | { kind: 'lines'; min: number; max: number; longest: number; keepsBlank: boolean }
  | { kind: 'several'; options: string[] }
  | { kind: 'choice'; input: string; options: string[] }
  | { kind: 'flag' }
  | { kind: 'number'; isWhole: boolean }
  | { kind: 'text'; input: string; shortest: number; longest: number }

/** Describes a part of a document, from which its form is rendered. */
export type Shape = Hints & Kind
export type ShapeOf<K extends Kind['kind']> = Extract<Shape, { kind: K }>

/** JSON Schema with the hints of `.meta`. */
interface Json {
  type?: string
  title?: string
  description?: string
  group?: string
  heading?: string
  input?: string
  format?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: Json[]
  oneOf?: Json[]
  properties?: Record<string, Json>
  required?: string[]
  items?: Json
  minItems?: number
  maxItems?: number
  minLength?: number
  maxLength?: number
}

/** Limits for schemas that have none. */
export const MAX_ITEMS = 200
const MAX_TEXT = 2000

const shapes = new Map<z.ZodType, Shape>()

export function shapeOf(id: string): Shape | undefined {
  const schema = schemaOf(id)
  if (!schema) return undefined
  const known = shapes.get(schema)
  if (known) return known
  const json = z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' })
  const shape = toShape(json as Json, '', false)
  shapes.set(schema, shape)
  return shape
}

function toShape(given: Json, name: string, isOptional: boolean): Shape {
  const choices = (given.oneOf ?? given.anyOf)?.filter(({ type }) => type !== 'null')
  const [only] = choices?.length === 1 ? choices : []
  const json = only ? { ...given, ...only } : given
  const hints = {
    name,
    label: json.title ?? inWords(name),
    help: json.description ?? '',
    group: json.group ?? '',
    heading: json.heading ?? '',
    isOptional: isOptional || only !== undefined,
  }
  return { ...hints, ...kindOf(json, only ? undefined : choices) }
}

function kindOf(json: Json, choices: Json[] | undefined): Kind {
  if (json.const !== undefined || json.input === 'fixed')
    return { kind: 'fixed', value: json.const }
  if (choices) return variantsOf(choices)
  if (json.enum) {
    return { kind: 'choice', input: json.input ?? '', options: json.enum.map(String) }
  }
  if (json.type === 'object') return { kind: 'object', fields: fieldsOf(json) }
  if (json.type === 'array') return listOf(json, json.items ?? {})
  if (json.type === 'boolean') return { kind: 'flag' }
  if (json.type === 'integer') return { kind: 'number', isWhole: true }
  if (json.type === 'number') return { kind: 'number', isWhole: false }
  const { input = json.format ?? '', minLength = 0, maxLength = MAX_TEXT } = json
  return { kind: 'text', input, shortest: minLength, longest: maxLength }
}

function listOf(json: Json, item: Json): Kind {
  const { minItems: min = 0, maxItems: max = MAX_ITEMS } = json
  if (item.enum) return { kind: 'several', options: item.enum.map(String) }
  if (item.type !== 'string') {
    return { kind: 'list', item: toShape(item, '', false), min, max, isOpen: json.input === 'open' }
  }
  const { minLength = 0, maxLength: longest = MAX_TEXT } = item
  return { kind: 'lines', min, max, longest, keepsBlank: minLength === 0 }
}

function fieldsOf({ properties = {}, required = [] }: Json): Shape[] {
  return Object.entries(properties).map(([key, json]) =>
    toShape(json, key, !required.includes(key)),
  )
}

/** A discriminated union: each variant has one literal under the same key. */
function variantsOf(choices: Json[]): Kind {
  const key = Object.entries(choices[0]?.properties ?? {}).find(([, one]) => one.const)?.[0] ?? ''
  const variants = choices.map((json) => {
    const value = String(json.properties?.[key]?.const)
    return { value, label: json.title ?? inWords(value), fields: fieldsOf(json) }
  })
  return { kind: 'variants', key, variants }
}

/** "buttonText" → "Button text" */
function inWords(key: string): string {
  const words = key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return capitalize(words)
}
