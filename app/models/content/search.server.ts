import { fill } from '#app/content/fill'
import type { Site } from '#app/models/company/site.server'
import { listDocuments } from './catalogue.server'
import { currentDocument, listDrafts } from './draft.server'
import { placeholderValues } from './facts.server'
import { headingsOf } from './form/headings'
import { type Shape, shapeOf } from './form/shape.server'
import { fieldsOf, listOf, nameOf, partOf, textOf } from './form/shape-value'

interface FieldText {
  field: string
  /** The labels of its groups and of the field itself. */
  where: string[]
  text: string
  help: string
}

export type Hit = Awaited<ReturnType<typeof findFields>>[number]

const MAX_HITS = 30

/** Finds fields by their labels, their hint or their text with placeholders filled. */
export async function findFields(site: Site, words: string) {
  const drafts = new Map(
    (await listDrafts(site.db)).map(({ document, value }) => [document, value]),
  )
  const facts = placeholderValues(site)
  const wanted = words.toLowerCase()
  const has = (text: string) => text.toLowerCase().includes(wanted)
  const hasEach = (title: string, about: string) => {
    const [above, here] = [title.toLowerCase(), about.toLowerCase()]
    const rest = wanted.split(/\s+/).filter((word) => !above.includes(word))
    return rest.length > 0 && rest.every((word) => here.includes(word))
  }
  const documents = (await listDocuments(site)).filter(({ isRemoved }) => !isRemoved)
  const hits = documents.flatMap(({ id, title }) => {
    const value = drafts.get(id) ?? currentDocument(site, id)
    const shape = shapeOf(id)
    const texts = shape ? [...fieldTextsIn(shape, fill(value, facts), '', [])] : []
    const whole = { document: id, title, field: '', where: '', text: '' }
    const named = has(title) || isAlias(id, wanted) ? [whole] : []
    return named.concat(
      texts
        .map(({ where, ...field }) => ({ ...whole, ...field, where: where.join(', ') }))
        .filter(
          ({ field, where, text, help }) =>
            has(text) || hasEach(title, `${where} ${help}`) || isAlias(`${id} ${field}`, wanted),
        )
        .map(({ help, ...hit }) => hit),
    )
  })
  const rank = ({ document, field, where }: (typeof hits)[number]) =>
    isAlias(document, wanted) || isAlias(`${document} ${field}`, wanted) ? 2 : Number(has(where))
  return hits.sort((a, b) => rank(b) - rank(a)).slice(0, MAX_HITS)
}

const ALIASES: Record<string, string> = {
  prices: 'sms price prices list lists rate rates tariff',
  'company nameSuffix': 'home page headline title of the',
}

function isAlias(id: string, wanted: string): boolean {
  const words = ALIASES[id]?.split(' ') ?? []
  return wanted.split(/\s+/).every((word) => words.includes(word))
}

function* fieldTextsIn(
  shape: Shape,
  value: unknown,
  name: string,
  above: string[],
): Generator<FieldText> {
  if (shape.kind === 'fixed' || value === undefined) return
  const where = [...above, shape.group, name.match(/\d$/) ? '' : shape.label].filter(Boolean)
  if (shape.kind === 'object' || shape.kind === 'variants') {
    for (const field of fieldsOf(shape, value)) {
      yield* fieldTextsIn(field, partOf(value, field.name), nameOf(name, field.name), where)
    }
  } else if (shape.kind === 'list') {
    const headings = headingsOf(shape, value)
    for (const [index, item] of listOf(value).entries()) {
      yield* fieldTextsIn(shape.item, item, nameOf(name, `${index}`), [
        ...where,
        headings[index] ?? '',
      ])
    }
  } else {
    const text = Array.isArray(value) ? value.map(textOf).join(' / ') : textOf(value)
    yield { field: name, where, text, help: shape.help }
  }
}
