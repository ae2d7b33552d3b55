import tlds from 'tlds'

const TOP_LEVEL: ReadonlySet<string> = new Set(tlds)

/** A bare host must be a whole word, so that the domain of an email address does not match. */
const LINK =
  /https?:\/\/[^\s<>{}]+|(?<![\p{L}\p{M}\p{N}_@.+-])(?:www\.[^\s<>{}@]+|(?:[\p{L}\p{M}\p{N}-]+\.)+(xn--[a-z\d-]+|[\p{L}\p{M}]{2,})(?![\p{L}\p{M}\p{N}_@-]|\.[\p{L}\p{N}]|:\/\/)(?::\d+)?(?:\/[^\s<>{}]*|[?#][^\s<>{}]+)?)/giu
/** "Thanks.Call", "10.am" and "Pvt.ltd" look like hosts but are not. */
const NO_HOST = /\.\p{Lu}\p{Ll}+$|^\d{1,2}\.[ap]m$|(?:^|\.)(?:[Pp]vt|PVT|[Cc]o|CO)\.(?:ltd|LTD)$/u

/** Knows the top-level domains of the installed package `tlds`. */
export function findLinks(text: string): string[] {
  return [...text.matchAll(LINK)]
    .filter(([link, tld]) => tld === undefined || isHost(link, tld))
    .map(([link]) => link.replace(/(?<![.,;:!)\]"'”’])[.,;:!)\]"'”’]+$/, ''))
}

function isHost(link: string, tld: string): boolean {
  if (NO_HOST.test(link)) return false
  return /^xn--/i.test(tld) || TOP_LEVEL.has(tld.toLowerCase())
}
