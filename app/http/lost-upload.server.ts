import { MULTIPART, mediaType } from './body.server'
import { LOST_FILE, packDraft } from './draft.server'
import { readUpload } from './upload.server'

/** Of 8,192 characters that a URL may have. */
const MOST = 6_000
/** Of a field; what is longer is the file, and what is behind it is not read. */
const MOST_WORDS = 16 * 1024

/**
 * The words beside a file whose post came after the session ended, for the URL of the login, which takes no file.
 * @returns undefined for a form without files
 */
export async function packUpload(request: Request, page: string): Promise<string | undefined> {
  if (mediaType(request) !== MULTIPART) return undefined
  const { fields } = await readUpload(request, LOST_FILE, MOST_WORDS)
  const pack = (words: Record<string, string>) =>
    packDraft(Object.fromEntries(Object.entries(words).map(([name, text]) => [name, [text]])), page)
  const lost = { account: fields.account ?? '', [LOST_FILE]: 'lost' }
  const draft = pack({ ...fields, ...lost })
  return encodeURIComponent(draft).length > MOST ? pack(lost) : draft
}
