import type * as z from 'zod'
import { marketingPage, page, policy, servicePage } from '#app/content/page'
import { aboutPage } from '#app/content/schemas/about'
import { careersPage } from '#app/content/schemas/careers'
import { contactPage } from '#app/content/schemas/contact'
import { homePage } from '#app/content/schemas/home'
import { menu } from '#app/content/schemas/menu'
import { prices } from '#app/content/schemas/prices'
import { roles } from '#app/content/schemas/roles'
import { toolPage } from '#app/content/schemas/tool'
import { shippedDocuments } from '#app/content/shipped'
import { company } from '#app/models/company/company'

const SINGLE: Readonly<Record<string, z.ZodType>> = {
  company,
  menu,
  prices,
  roles,
  'pages/home': homePage,
  'pages/about': aboutPage,
  'pages/careers': careersPage,
  'pages/contact': contactPage,
  'pages/cloud': page,
  'pages/web-development': page,
  'pages/digital-marketing': marketingPage,
}

const FOLDERS: Readonly<Record<string, z.ZodType>> = {
  services: servicePage,
  policies: policy,
  tools: toolPage,
}

/** @returns undefined for an id that no document can have */
export function schemaOf(id: string): z.ZodType | undefined {
  if (Object.hasOwn(SINGLE, id)) return SINGLE[id]
  const [folder = '', name = '', ...rest] = id.split('/')
  const isNew = folder === 'services' && /^[a-z][a-z0-9-]{0,59}$/.test(name)
  if (rest.length > 0 || !(isNew || Object.hasOwn(shippedDocuments, id))) return undefined
  return Object.hasOwn(FOLDERS, folder) ? FOLDERS[folder] : undefined
}

export interface ContentFault {
  /** Such as `['sections', 2, 'title']`. */
  path: readonly (string | number)[]
  message: string
}

export type Checked = { ok: true; value: unknown } | { ok: false; faults: ContentFault[] }

/** Checks a value by its schema. Slug and path must not change. */
export function checkDocument(id: string, value: unknown): Checked {
  const schema = schemaOf(id)
  if (!schema) return { ok: false, faults: [{ path: [], message: 'is not a page of this site' }] }
  const parsed = schema.safeParse(wellFormed(value), { error: faultWords })
  if (!parsed.success) {
    const faults = parsed.error.issues.map(({ path, message }) => ({
      path: path.map((key) => (typeof key === 'number' ? key : String(key))),
      message,
    }))
    return { ok: false, faults }
  }
  const { path, slug } = parsed.data as { path?: string; slug?: string }
  const shipped = shippedDocuments[id] as { path?: string } | undefined
  if (slug !== undefined && id !== `services/${slug}`) {
    return { ok: false, faults: [{ path: ['slug'], message: 'cannot be changed' }] }
  }
  if (shipped && path !== shipped.path) {
    return { ok: false, faults: [{ path: ['path'], message: 'cannot be changed' }] }
  }
  return { ok: true, value: parsed.data }
}

/** A file can hold unpaired surrogates, which a URL cannot. */
function wellFormed(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value) ?? 'null', (_, one) =>
    typeof one === 'string' ? one.toWellFormed() : one,
  )
}

type RawIssue = z.core.$ZodRawIssue

/** Error messages for owners. Messages of the schema itself take precedence. */
function faultWords(issue: RawIssue): string | undefined {
  switch (issue.code) {
    case 'too_big':
      return sizeWords(`At most ${issue.maximum}`, issue.origin, issue.input)
    case 'too_small':
      return tooSmall(issue)
    case 'invalid_type':
      return issue.expected === 'number' || issue.expected === 'int'
        ? 'Write a number'
        : 'Fill this in'
    case 'invalid_value':
      return 'Choose one of the possible answers'
    case 'invalid_union':
      return 'Choose the kind of section'
    case 'unrecognized_keys':
      return `There is no field ${issue.keys.join(', ')}`
    case 'invalid_format':
      return FORMATS[issue.format] ?? 'This is not written as it must be'
    default:
      return undefined
  }
}

const FORMATS: Record<string, string> = {
  email: 'Write an email address such as name@example.com',
  url: 'Write a whole address that begins with https://',
}

function tooSmall({ origin, minimum, input }: Extract<RawIssue, { code: 'too_small' }>): string {
  if (origin === 'string' && lengthOf(input) === 0) return 'Fill this in'
  return sizeWords(`At least ${minimum}`, origin, input)
}

function sizeWords(limit: string, origin: string, input: unknown): string {
  const unit = { string: 'characters', array: 'entries' }[origin]
  return unit ? `${limit} ${unit}; this has ${lengthOf(input)}` : limit
}

function lengthOf(input: unknown): number {
  if (typeof input === 'string') return input.trim().length
  return Array.isArray(input) ? input.length : 0
}
