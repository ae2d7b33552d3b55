import { type Category, type Draft, fine, fix, look, type Verdict } from './dlt-draft'

interface HeaderParts {
  name: string
  suffix: string
}

/** JD-ABCXYZ-S → ABCXYZ. */
export function readHeader(typed: string): HeaderParts {
  const header = typed.trim().toUpperCase()
  const [, name = header, suffix = ''] = /^(?:[A-Z]{2}-)?([^-]*)(?:-([A-Z]))?$/.exec(header) ?? []
  return { name, suffix }
}

export function judgeHeader({ header, category }: Draft): Verdict[] {
  const { name } = readHeader(header)
  if (name === '') return [look('No header given. A message needs one that DLT has approved.')]
  const isLetters = /^[A-Z]{6}$/.test(name)
  const isDigits = /^\d{6}$/.test(name)
  if (!isLetters && !isDigits) {
    return [fix(`“${name}” is neither six letters nor six digits.`)]
  }
  if (category === 'Promotional' && isLetters) {
    return [
      look(
        `“${name}” is letters; promotional headers have been six digits. Operators differ: use it only as approved on DLT.`,
      ),
    ]
  }
  if (category !== 'Promotional' && isDigits) {
    const message = `“${name}” is digits, a promotional header; ${category} messages go under six letters.`
    return [category === 'Service-Explicit' ? look(message) : fix(message)]
  }
  return [fine(`“${name}” has the form of a ${isDigits ? 'promotional' : 'service'} header.`)]
}

const SUFFIXES: Record<Category, readonly string[]> = {
  Transactional: ['T'],
  'Service-Implicit': ['S'],
  'Service-Explicit': ['S', 'P'],
  Promotional: ['P'],
}
const KINDS: Record<string, string> = {
  P: 'promotional',
  S: 'service',
  T: 'transactional',
  G: 'government',
}

export function judgeSuffix({ header, category }: Draft): Verdict[] {
  const { suffix } = readHeader(header)
  const [usual = '', ...others] = SUFFIXES[category]
  if (suffix === '')
    return [fine(`The operator will add ‑${usual}, ${KINDS[usual]}; do not register it yourself.`)]
  const kind = KINDS[suffix]
  if (!kind) return [fix(`‑${suffix} is no suffix: there are ‑P, ‑S, ‑T and ‑G.`)]
  if (suffix === usual) return [fine(`‑${suffix} means ${kind}, as a ${category} message should.`)]
  if (others.includes(suffix))
    return [
      look(`‑${suffix} means ${kind}: ask the operator which one a ${category} template gets.`),
    ]
  if (suffix === 'G') return [look('‑G is for government senders.')]
  return [fix(`‑${suffix} means ${kind}, but a ${category} message carries ‑${usual}.`)]
}
