/** Signs that a message may be spam. Spam is kept and flagged, never dropped; staff have the last word. */
export interface SpamSigns {
  /** The field that people do not see was filled in. */
  isTrapped: boolean
  /** How long the form was open, in milliseconds; undefined where no script could tell. */
  fillMs: number | undefined
}

const QUICK_MS = 2_500
const MANY_LINKS = 3

/**
 * Weighs the signs. The trap condemns by itself; the weak signs only together, so that neither a quick typist nor a
 * script of the company's own is hidden by one of them.
 * @param isRepeated says whether somebody else sent the same text before; asked only where it would matter
 * @returns the reasons in words for staff; empty where the message passes
 */
export async function spamReasons(
  signs: SpamSigns,
  text: string,
  isRepeated: () => Promise<boolean>,
): Promise<string[]> {
  if (signs.isTrapped) return ['filled the hidden field']
  const links = text.match(/https?:\/\/|www\./gi)?.length ?? 0
  const weak = [
    signs.fillMs !== undefined && signs.fillMs < QUICK_MS && 'filled in very fast',
    links >= MANY_LINKS && 'many links',
  ].filter((reason) => reason !== false)
  if (weak.length > 0 && (await isRepeated())) weak.push('the same text came from another address')
  return weak.length >= 2 ? weak : []
}
