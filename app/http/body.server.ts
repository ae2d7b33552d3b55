import { parseFormData } from '@remix-run/form-data-parser'
import { getMultipartBoundary } from '@remix-run/multipart-parser'

import { problem } from './problem.server'

export interface RouteHandle {
  /** By default GET, and POST where the route has an action. GET includes HEAD. */
  methods?: string[]
  /** A body of up to 6.5 MiB, or `maxBytes`; a larger one is cut off there. */
  isUpload?: boolean
  /** A form of up to `MAX_LONG_FORM_BYTES`, read by `readLongForm`. */
  isLongForm?: boolean
  /** The limit of an upload whose file may be larger than a resume. */
  maxBytes?: number
  /** A URL of up to 8,192 characters instead of 2,048. */
  hasLongUrl?: boolean
}

/** Enough for ten thousand characters of Hindi, which take nine bytes each in a URL-encoded form. */
export const MAX_BODY_BYTES = 128 * 1024
/** Five times the longest page of the site in Hindi. */
export const MAX_LONG_FORM_BYTES = 512 * 1024
export const MAX_JSON_BYTES = 64 * 1024
const MAX_FIELDS = 30
const MAX_LIST_FIELDS = 1_000
const MAX_LONG_FIELDS = 6_000

export function overLimit(maxBytes: number, headers?: Record<string, string>): Response {
  return problem(413, `The request is larger than ${maxBytes / 1024} KB`, { headers })
}

export const UNREADABLE = 'The form could not be read'

/** @returns the last value of each field, without files @throws Response 400, 413 or 415 */
export async function readForm(request: Request): Promise<Record<string, string>> {
  return Object.fromEntries(await readFields(request, MAX_FIELDS))
}

/** @returns every value of each field, in order @throws Response 400, 413 or 415 */
export async function readListForm(request: Request): Promise<Partial<Record<string, string[]>>> {
  return groupByName(await readFields(request, MAX_LIST_FIELDS))
}

export function groupByName(fields: [string, string][]): Partial<Record<string, string[]>> {
  const lists = Object.groupBy(fields, ([name]) => name)
  return Object.fromEntries(
    Object.entries(lists).map(([name, entries = []]) => [name, entries.map(([, value]) => value)]),
  )
}

/** For routes with the handle `isLongForm`. @returns every field in order @throws Response 400, 413 or 415 */
export function readLongForm(request: Request): Promise<[string, string][]> {
  return readFields(request, MAX_LONG_FIELDS, MAX_LONG_FORM_BYTES)
}

export const MULTIPART = 'multipart/form-data'

async function readFields(
  request: Request,
  maxParts: number,
  maxBytes = MAX_BODY_BYTES,
): Promise<[string, string][]> {
  const type = mediaType(request)
  if (type !== 'application/x-www-form-urlencoded' && type !== MULTIPART)
    throw problem(415, 'Send the form as application/x-www-form-urlencoded')

  if (type === MULTIPART) requireBoundary(request)
  try {
    const readable = await withWholeBody(request, type, maxBytes)
    const form = await parseFormData(readable, { maxFiles: 0, maxParts })
    return [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  } catch (error) {
    throw unreadable(error)
  }
}

/** RFC 2046, 5.1.1. With a boundary a hundred times as long the parser takes seconds. */
const MAX_BOUNDARY = 70

/** @throws Response 400 */
export function requireBoundary({ headers }: Request): string {
  const boundary = getMultipartBoundary(headers.get('Content-Type') ?? '')
  if (!boundary || boundary.length > MAX_BOUNDARY) throw problem(400, UNREADABLE)
  return boundary
}

export function unreadable(error: unknown): unknown {
  return error instanceof Error ? problem(400, UNREADABLE) : error
}

/** Accepts only application/json, which a form of another site cannot send. @throws Response 400, 413 or 415 */
export async function readJson(request: Request): Promise<unknown> {
  if (mediaType(request) !== 'application/json')
    throw problem(415, 'Send the body as application/json')
  const bytes = await readBytes(request.body, MAX_JSON_BYTES)
  const invalid = () => problem(400, 'The body is not valid JSON')
  let value: unknown
  try {
    value = JSON.parse(utf8.decode(bytes))
  } catch {
    throw invalid()
  }
  // Copying the fields later would set the prototype.
  if (typeof value === 'object' && value && Object.hasOwn(value, '__proto__')) throw invalid()
  return value
}

/** The parser needs the type in lower case, and allows a line break after the last boundary only in its chunk. */
async function withWholeBody(request: Request, type: string, maxBytes: number): Promise<Request> {
  const { url, method, body } = request
  const contentType = (request.headers.get('Content-Type') ?? '').replace(/^[^;]*/, type)
  const headers = { 'Content-Type': contentType }
  return new Request(url, { method, headers, body: await readBytes(body, maxBytes) })
}

/** RFC 8259, 8.1. */
const utf8 = new TextDecoder('utf-8', { fatal: true })

/** Counts bytes, because Content-Length can be missing or wrong. @throws Response 413 */
async function readBytes(body: Request['body'], maxBytes: number): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of body ?? []) {
    bytes += chunk.length
    if (bytes > maxBytes) throw overLimit(maxBytes)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** RFC 9110, 8.3.1. */
export function mediaType(request: Request): string {
  return (request.headers.get('Content-Type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? ''
}
