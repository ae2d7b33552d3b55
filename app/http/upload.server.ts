import {
  MaxFileSizeExceededError,
  MaxTotalSizeExceededError,
  MultipartParseError,
  parseMultipartStream,
} from '@remix-run/multipart-parser'

import { MAX_RESUME_BYTES } from '#app/models/application/application'
import type { Upload } from '#app/models/application/resume.server'
import { lackOfRoom } from '#app/models/application/resume-room.server'
import { submitApplication } from '#app/models/application/submit.server'
import { site } from '#app/models/company/site.server'
import { attempt } from '#app/models/storage.server'
import { MULTIPART, mediaType, requireBoundary, UNREADABLE, unreadable } from './body.server'
import { log } from './log.server'
import { problem } from './problem.server'
import { readTraces } from './visitor.server'

interface UploadForm {
  fields: Record<string, string>
  file: Upload | undefined
  /** Reading stopped there; what came before it is in `fields`. */
  isTooLarge: boolean
  largeName?: string
}

const MAX_FIELD_BYTES = 64 * 1024
const MAX_PARTS = 20

export async function takeApplication(request: Request, openRoles: readonly string[]) {
  const { db, settings, company } = site()
  const form = await readUpload(request, 'resume', MAX_RESUME_BYTES)
  const lack = form.file && (await lackOfRoom(db, settings, form.file.bytes.length))
  if (lack) {
    log.error(lack)
    return { stored: { ok: false as const, fault: 'full' as const }, values: form.fields }
  }
  const { consentVersion, acknowledgedBy } = readTraces(request, form.fields)
  const keptMonths = company.retention.applicationMonths
  const traces = { consentVersion, acknowledgedBy, keptMonths }
  const stored = await attempt(() =>
    submitApplication(db, settings.uploadsDir, { ...form, openRoles }, traces),
  )
  return { stored, values: form.fields }
}

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
  let largeName: string | undefined
  const noted = body.pipeThrough(
    noteName(fileField, (name) => {
      largeName = name
    }),
  )
  try {
    for await (const part of parseMultipartStream(noted, options)) {
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
      return { ...form, isTooLarge: true, largeName }
    }
    if (isBehindTheEnd(error)) return form
    throw unreadable(error)
  }
  return form
}

/** Of the previous chunk: a header may come in two. */
const HEADER_BYTES = 1024

/** The parser does not give the name of a file that is too large. */
function noteName(
  field: string,
  note: (name: string) => void,
): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  const header = new RegExp(`name="${field}"; filename="([^"]*)"`)
  let isNoted = false
  let seen = ''
  return new TransformStream({
    transform(chunk, passed) {
      passed.enqueue(chunk)
      if (isNoted) return
      seen = seen.slice(-HEADER_BYTES) + Buffer.from(chunk).toString()
      const name = header.exec(seen)?.[1]
      if (name === undefined) return
      isNoted = true
      note(decodeName(name))
    },
  })
}

/** Bytes after the last boundary mean nothing (RFC 2046, 5.1.1). */
function isBehindTheEnd(error: unknown): boolean {
  return (
    error instanceof MultipartParseError && error.message === 'Unexpected data after end of stream'
  )
}

/** WHATWG HTML, multipart/form-data. */
function decodeName(name: string): string {
  return name.replace(/%22/g, '"').replace(/%0D/gi, '\r').replace(/%0A/gi, '\n')
}
