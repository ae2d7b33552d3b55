import { CATEGORIES, type Draft, LONGEST_TEMPLATE } from '#app/models/messaging/dlt-draft'

/** Reads a draft from a form, posted or live; a category that is none becomes the most common one. */
export function readTemplateDraft(field: (name: string) => unknown): Draft {
  const word = (name: string, longest: number) => String(field(name) ?? '').slice(0, longest)
  const category = CATEGORIES.find((known) => known === field('category'))
  return {
    header: word('header', 20),
    category: category ?? 'Service-Implicit',
    brand: word('brand', 60),
    text: word('text', 2 * LONGEST_TEMPLATE)
      .replace(/\r\n?/g, '\n')
      .slice(0, LONGEST_TEMPLATE),
    sendAt: word('sendAt', 5),
  }
}
