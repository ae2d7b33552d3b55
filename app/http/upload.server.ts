import {
  MaxFileSizeExceededError,
  MaxTotalSizeExceededError,
  MultipartParseError,
  parseMultipartStream,
} from '@remix-run/multipart-parser'

import type { Upload } from '#app/models/application/resume.server'
import { MULTIPART, mediaType, requireBoundary, UNREADABLE, unreadable } from './body.server'
import { problem } from './problem.server'

interface UploadForm {
  fields: Record<string, string>
  file: Upload | undefined
  /** Reading stopped at the file; the fields before it are in `fields`. */
  isTooLarge: boolean
  largeFileName?: string
}

const MAX_FIELD_BYTES = 64 * 1024
const MAX_PARTS = 20

/** @throws Response 400, 413 or 415 */
export async function readUpload(
  request: Request,
  fileField: string,
  maxBytes: number,
): Promise<UploadForm> {
  if (mediaType(request) !== MULTIPART) throw problem(415, 'Send the form as multipart/form-data')
  const { body } = request
  if (!body) throw problem(400, UNREADABLE)
  const form: UploadForm = { fields: {}, file: undefined, isTooLarge: false }
  const options = {
    boundary: requireBoundary(request),
    maxFileSize: maxBytes,
    maxParts: MAX_PARTS,
    maxTotalSize: maxBytes + MAX_PARTS * MAX_FIELD_BYTES,
  }
  let largeFileName: string | undefined
  const watched = body.pipeThrough(
    watchFileName(fileField, (name) => {
      largeFileName = name
    }),
  )
  try {
    for await (const part of parseMultipartStream(watched, options)) {
      if (part.name === undefined) continue
      if (!part.isFile) {
        if (part.size > MAX_FIELD_BYTES) throw problem(413, 'A field is too large')
        form.fields[part.name] = part.text
      } else if (part.name === fileField && part.filename) {
        if (form.file) throw problem(400, 'Send one file only')
        form.file = { name: decodeName(part.filename), bytes: part.bytes }
      }
    }
  } catch (error) {
    if (error instanceof MaxFileSizeExceededError || error instanceof MaxTotalSizeExceededError) {
      return { ...form, isTooLarge: true, largeFileName }
    }
    if (isAfterLastBoundary(error)) return form
    throw unreadable(error)
  }
  return form
}

/** Kept of the previous chunks, because a header may be split between two. */
const HEADER_BYTES = 1024

/** The parser does not give the name of a file that is too large. */
function watchFileName(
  field: string,
  onName: (name: string) => void,
): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  const header = new RegExp(`name="${field}"; filename="([^"]*)"`)
  let isFound = false
  let seen = ''
  return new TransformStream({
    transform(chunk, passed) {
      passed.enqueue(chunk)
      if (isFound) return
      seen = seen.slice(-HEADER_BYTES) + Buffer.from(chunk).toString()
      const name = header.exec(seen)?.[1]
      if (name === undefined) return
      isFound = true
      onName(decodeName(name))
    },
  })
}

/** Bytes after the last boundary are ignored (RFC 2046, 5.1.1). */
function isAfterLastBoundary(error: unknown): boolean {
  return (
    error instanceof MultipartParseError && error.message === 'Unexpected data after end of stream'
  )
}

/** Reverses the escapes of WHATWG HTML, multipart/form-data. */
function decodeName(name: string): string {
  return name.replace(/%22/g, '"').replace(/%0D/gi, '\r').replace(/%0A/gi, '\n')
}
