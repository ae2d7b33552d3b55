export const english = {
  kinds: { P: 'promotional', S: 'service', T: 'transactional', G: 'government' },
  noHeader: 'No header entered. A message needs a DLT-approved header.',
  shortHeader: (name: string) =>
    `“${name}” has fewer than six characters. Operators differ: use it only as approved on DLT.`,
  badHeader: (name: string) => `“${name}” is neither six letters (A–Z) nor six digits (0–9).`,
  lettersPromotional: (name: string) =>
    `“${name}” is made of letters; promotional headers have so far been six digits. Operators differ: use it only as approved on DLT.`,
  digitsIn: (name: string, category: string) =>
    `“${name}” is made of digits, which means a promotional header; ${category} messages use six letters.`,
  headerForm: (name: string, kind: string) => `“${name}” has the form of a ${kind} header.`,

  suffixAdded: (suffix: string, kind: string) =>
    `The operator will add ‑${suffix}, ${kind}; do not register it yourself.`,
  suffixUnknown: (suffix: string) => `‑${suffix} is not a suffix: use ‑P, ‑S, ‑T or ‑G.`,
  suffixRight: (suffix: string, kind: string, category: string) =>
    `‑${suffix} means ${kind}, which is right for a ${category} message.`,
  suffixOpen: (suffix: string, kind: string, category: string) =>
    `‑${suffix} means ${kind}: ask the operator which one a ${category} template gets.`,
  suffixGovernment: '‑G is for government senders.',
  suffixWrong: (suffix: string, kind: string, category: string, usual: string) =>
    `‑${suffix} means ${kind}, but a ${category} message carries ‑${usual}.`,

  noTextYet: 'No text yet to compare with the category.',
  bankCode: 'It reads like a bank’s one-time password for a transaction.',
  noBankCode:
    'It does not read like a bank’s one-time password for a transaction; other one-time passwords and notices are Service-Implicit.',
  offer: (word: string) =>
    `“${word}” reads like an offer: that is Service-Explicit, with consent, or Promotional.`,
  promotionalCode:
    'A one-time password sent as Promotional is blocked after 21:00, and for DND numbers without consent; Service-Implicit is not.',
  consent: 'Send it only to people whose consent is recorded on DLT.',
  preference: 'Numbers on the preference register get it only with their consent.',
  noOffer: 'Nothing in it reads like an offer.',

  anyHour: (category: string) => `${category} messages may go out at any hour.`,
  hours: (category: string, from: string, to: string) =>
    `${category} messages go out from ${from} to ${to} India time`,
  noTime: (hours: string) => `${hours}; no time is given.`,
  timeAllowed: (time: string, hours: string) => `${time} is allowed: ${hours}.`,
  timeOutside: (time: string, hours: string) => `${time} is outside the hours: ${hours}.`,

  notVariable: (quoted: string) => `${quoted}: a variable is written {#var#}.`,
  unknownVariable: (quoted: string, count: number) =>
    `${quoted}: ask whether your operator knows ${count === 1 ? 'this type' : 'these types'}.`,
  onlyVariables: 'There are only variables: a template needs fixed words too.',
  besideVariables: (longest: number) =>
    `Two variables side by side carry more than ${longest} characters; not every operator approves that.`,
  manyVariables: (count: number) => `${count} variables: some operators stop at five or six.`,
  noVariables: 'No variables: every message is the same.',
  variables: (count: number, longest: number) =>
    `${count === 1 ? 'One variable,' : `${count} variables, each`} filled with up to ${longest} characters.`,

  noText: 'No text yet.',
  tooLong: (longest: number) =>
    `The text is longer than ${longest} characters; the rest was not checked.`,
  length: (least: number, most: number, encoding: string, isOpen: boolean) =>
    `${least === most ? most : `${least} to ${most}`} ${most === 1 ? 'part' : 'parts'} in ${encoding}${isOpen ? ', depending on what fills the variables' : ''}.`,
  noBrand: 'No brand name given. The message must name the sender.',
  brand: (name: string) => `The text names “${name}”.`,
  brandMissing: (name: string) => `The text does not name “${name}”.`,
  doubleSpaces: (count: number) =>
    `${count === 1 ? 'One place has' : `${count} places have`} two or more spaces in a row.`,
  outerSpace: 'There is a space before the first word or after the last.',
  noDoubleSpaces: 'No double spaces.',
  forbidden: (quoted: string, count: number) =>
    `${quoted} ${count === 1 ? 'is' : 'are'} not allowed in a template.`,
  noForbidden: 'No forbidden characters in the text.',

  appFile: (link: string) =>
    `“${link}” is an app file: it must be whitelisted before the first message.`,
  shortLink: (link: string) =>
    `“${link}” is a public short link: a short link must carry your header and be whitelisted.`,
  dynamicLink: (link: string) =>
    `Whitelist “${link}” as a dynamic link, which ends with “?”, before the first message.`,
  staticLink: (link: string) => `Whitelist “${link}” as a static link before the first message.`,
  numbers: (quoted: string, count: number) =>
    `${quoted}: ${count === 1 ? 'a callback number' : 'callback numbers'} must be whitelisted too.`,
  tags: (quoted: string, count: number) =>
    `${quoted}: register on DLT every link or number that fills ${count === 1 ? 'it' : 'them'}.`,
  noLinks: 'No link, app file or phone number to whitelist.',
}
export type DltMessages = typeof english
