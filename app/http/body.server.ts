import { parseFormData } from '@remix-run/form-data-parser'
import { getMultipartBoundary } from '@remix-run/multipart-parser'

import { problem } from './problem.server'

/** What a route module exports as `handle` to raise the limits of the server for its address. */
export interface RouteHandle {
  /** It takes a file: a body of up to 6.5 MiB, of which the action sees what came even where more was sent. */
  isUpload?: boolean
  /** It carries a text in its query, so its URL may have 8,192 characters instead of 2,048. */
  hasLongUrl?: boolean
}

/** Of a form: a text may have ten thousand letters, and one of Hindi is sent as nine bytes. */
export const MAX_BODY_BYTES = 128 * 1024
/** Of JSON, where such a letter has three bytes. */
export const MAX_JSON_BYTES = 64 * 1024
const MAX_FIELDS = 30
/** Of a form with a page of a list. */
const MAX_LIST_FIELDS = 1_000

export function overLimit(most: number, headers?: Record<string, string>): Response {
  return problem(413, `The request is larger than ${most / 1024} KB`, { headers })
}

export const UNREADABLE = 'The form could not be read'

/**
 * The fields of a posted form as text; of a name posted twice the last value counts, files are left out.
 * @throws Response 400, 413 or 415
 */
export async function readForm(request: Request): Promise<Record<string, string>> {
  return Object.fromEntries(await readFields(request, MAX_FIELDS))
}

/**
 * The fields of a posted form in which one name may stand many times, such as ticked boxes.
 * @returns every value of each name, in order; a name that was not sent is missing
 * @throws Response 400, 413 or 415
 */
export async function readListForm(request: Request): Promise<Partial<Record<string, string[]>>> {
  const fields = await readFields(request, MAX_LIST_FIELDS)
  const lists = Object.groupBy(fields, ([name]) => name)
  return Object.fromEntries(
    Object.entries(lists).map(([name, entries = []]) => [name, entries.map(([, value]) => value)]),
  )
}

export const MULTIPART = 'multipart/form-data'

async function readFields(request: Request, maxParts: number): Promise<[string, string][]> {
  const type = mediaType(request)
  if (type !== 'application/x-www-form-urlencoded' && type !== MULTIPART)
    throw problem(415, 'Send the form as application/x-www-form-urlencoded')

  if (type === MULTIPART) requireBoundary(request)
  try {
    const readable = await inOnePiece(request, type)
    const form = await parseFormData(readable, { maxFiles: 0, maxParts })
    return [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  } catch (error) {
    throw unreadable(error)
  }
}

/** RFC 2046, 5.1.1. In a crafted body a boundary a hundred times as long takes seconds to find. */
const LONGEST_BOUNDARY = 70

/** @throws Response 400 where there is no boundary, or one that is too long */
export function requireBoundary({ headers }: Request): string {
  const boundary = getMultipartBoundary(headers.get('Content-Type') ?? '')
  if (!boundary || boundary.length > LONGEST_BOUNDARY) throw problem(400, UNREADABLE)
  return boundary
}

/** A 400 Response in place of any error of a parser; anything else that was thrown stays. */
export function unreadable(error: unknown): unknown {
  return error instanceof Error ? problem(400, UNREADABLE) : error
}

/**
 * The JSON body of a request. Only application/json is read, which no form of another site can send.
 * @throws Response 400, 413 or 415
 */
export async function readJson(request: Request): Promise<unknown> {
  if (mediaType(request) !== 'application/json')
    throw problem(415, 'Send the body as application/json')
  const bytes = await readBytes(request.body)
  if (bytes.length > MAX_JSON_BYTES) throw overLimit(MAX_JSON_BYTES)
  const invalid = () => problem(400, 'The body is not valid JSON')
  let value: unknown
  try {
    value = JSON.parse(utf8.decode(bytes))
  } catch {
    throw invalid()
  }
  // A later copy of the fields would set the prototype.
  if (typeof value === 'object' && value && Object.hasOwn(value, '__proto__')) throw invalid()
  return value
}

/**
 * The form as its parser needs it: the type in lower case, and the body in one chunk, since a line end after the last
 * boundary is an error in a chunk of its own.
 */
async function inOnePiece(request: Request, type: string): Promise<Request> {
  const { url, method, body } = request
  const contentType = (request.headers.get('Content-Type') ?? '').replace(/^[^;]*/, type)
  const headers = { 'Content-Type': contentType }
  return new Request(url, { method, headers, body: await readBytes(body) })
}

/** RFC 8259, 8.1. */
const utf8 = new TextDecoder('utf-8', { fatal: true })

/** @throws Response 413 by the bytes counted, since Content-Length can be missing or wrong */
async function readBytes(body: Request['body']): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of body ?? []) {
    bytes += chunk.length
    if (bytes > MAX_BODY_BYTES) throw overLimit(MAX_BODY_BYTES)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** Without parameters, in lower case (RFC 9110, 8.3.1). */
export function mediaType(request: Request): string {
  return (request.headers.get('Content-Type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? ''
}
