import { MULTIPART, mediaType } from './body.server'
import { LOST_FILE, packForm } from './packed-form.server'
import { readUpload } from './upload.server'

/** In characters, of a URL that may have 8,192. */
const MAX_PACKED = 6_000
/** A longer field is the file; reading stops there. */
const MAX_FIELD_BYTES = 16 * 1024

/**
 * Packs the text fields of an upload that was posted after the session ended, for the URL of the login page.
 * @returns undefined for a form without files
 */
export async function packUpload(request: Request, page: string): Promise<string | undefined> {
  if (mediaType(request) !== MULTIPART) return undefined
  const { fields } = await readUpload(request, LOST_FILE, MAX_FIELD_BYTES)
  const pack = (texts: Record<string, string>) =>
    packForm(Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, [text]])), page)
  const lost = { account: fields.account ?? '', [LOST_FILE]: 'lost' }
  const unsent = pack({ ...fields, ...lost })
  return encodeURIComponent(unsent).length > MAX_PACKED ? pack(lost) : unsent
}
