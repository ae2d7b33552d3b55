import { safeRedirect } from 'remix-utils/safe-redirect'

/** The one door to the server side of remix-utils, so that a later framework can bring another key. */

/**
 * A place on this site that an address names, or the desk where it names none. Browsers leave tabs and line ends out of
 * an address, so that "/<tab>/evil.example" would lead elsewhere: ours have none of these, nor anything unescaped.
 */
export function ownPlace(wanted: string | null | undefined): string {
  return safeRedirect(/^[!-~]*$/.test(wanted ?? '') ? wanted : '', '/admin')
}
