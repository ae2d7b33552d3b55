import tlds from 'tlds'

const TOP_LEVEL: ReadonlySet<string> = new Set(tlds)

/** A bare host starts and ends where a word does, so that an email address holds none. */
const LINK =
  /https?:\/\/[^\s<>{}]+|(?<![\p{L}\p{M}\p{N}_@.+-])(?:www\.[^\s<>{}@]+|(?:[\p{L}\p{M}\p{N}-]+\.)+(xn--[a-z\d-]+|[\p{L}\p{M}]{2,})(?![\p{L}\p{M}\p{N}_@-]|\.[\p{L}\p{N}]|:\/\/)(?::\d+)?(?:\/[^\s<>{}]*|[?#][^\s<>{}]+)?)/giu
/** "Thanks.Call", "10.am" and "Pvt.ltd" have the form of a host and are none. */
const NO_HOST = /\.\p{Lu}\p{Ll}+$|^\d{1,2}\.[ap]m$|(?:^|\.)(?:[Pp]vt|PVT|[Cc]o|CO)\.(?:ltd|LTD)$/u

/** Every top-level domain counts, as of the installed version of the list. */
export function findLinks(text: string): string[] {
  return [...text.matchAll(LINK)]
    .filter(([link, top]) => top === undefined || isHost(link, top))
    .map(([link]) => link.replace(/(?<![.,;:!)\]"'”’])[.,;:!)\]"'”’]+$/, ''))
}

function isHost(link: string, top: string): boolean {
  if (NO_HOST.test(link)) return false
  return /^xn--/i.test(top) || TOP_LEVEL.has(top.toLowerCase())
}
