/** The address of a call (RFC 3966) to a number as people write it: `+91 522 000 000`, `1800 00 0000`. */
export function telephoneHref(number: string): string {
  return `tel:${number.replace(/[^\d+]/g, '')}`
}
