import {
  MultipartParseError,
  type MultipartPart,
  parseMultipartStream,
} from '@remix-run/multipart-parser'

import type { Upload } from '#app/models/application/resume.server'
import { MULTIPART, mediaType, requireBoundary, UNREADABLE, unreadable } from './body.server'
import { problem } from './problem.server'

interface UploadForm {
  fields: Record<string, string>
  file: Upload | undefined
  isTooLarge: boolean
  /** The body was too large: `fields` has only the fields before the file. */
  isCut: boolean
  largeFileName?: string
}

const MAX_FIELD_BYTES = 64 * 1024
const MAX_PARTS = 20
/** For all fields and part headers together. */
const MAX_OTHER_BYTES = 256 * 1024

/** @throws Response 400, 413 or 415 */
export async function readUpload(
  request: Request,
  fileField: string,
  maxBytes: number,
): Promise<UploadForm> {
  if (mediaType(request) !== MULTIPART) throw problem(415, 'Send the form as multipart/form-data')
  const { body } = request
  if (!body) throw problem(400, UNREADABLE)
  const form: UploadForm = { fields: {}, file: undefined, isTooLarge: false, isCut: false }
  const boundary = requireBoundary(request)
  const cutOff = cutAt(maxBytes + MAX_OTHER_BYTES, boundary, () => {
    Object.assign(form, { isTooLarge: true, isCut: true })
  })
  const whole = body.pipeThrough(cutOff, { preventCancel: true })
  const unlimited = {
    maxFileSize: Number.POSITIVE_INFINITY,
    maxTotalSize: Number.POSITIVE_INFINITY,
  }
  const options = { boundary, maxParts: MAX_PARTS, ...unlimited }
  try {
    for await (const part of parseMultipartStream(whole, options)) {
      if (!part.isFile) addField(form, part)
      else if (part.name === fileField && part.filename) addFile(form, part, maxBytes)
    }
  } catch (error) {
    const isExpected = form.isTooLarge || isAfterLastBoundary(error)
    if (!(error instanceof MultipartParseError && isExpected)) throw unreadable(error)
  }
  return form
}

function addField({ fields }: UploadForm, part: MultipartPart): void {
  if (part.name === undefined) return
  if (part.size > MAX_FIELD_BYTES) throw problem(413, 'A field is too large')
  fields[part.name] = part.text
}

function addFile(form: UploadForm, part: MultipartPart, maxBytes: number): void {
  if (form.file) throw problem(400, 'Send one file only')
  const name = decodeName(part.filename ?? '')
  if (part.size <= maxBytes) form.file = { name, bytes: part.bytes }
  else Object.assign(form, { isTooLarge: true, largeFileName: name })
}

/** Cuts a large body off, and ends it with the last boundary: the parser gives the name of a complete part only. */
function cutAt(maxBytes: number, boundary: string, onCut: () => void) {
  let left = maxBytes
  return new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      controller.enqueue(chunk.subarray(0, left))
      left -= chunk.length
      if (left >= 0) return
      onCut()
      controller.enqueue(Buffer.from(`\r\n--${boundary}--`))
      controller.terminate()
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
