import type { DeliveryWords } from '#app/content/tool-words/delivery'

/** @param window such as "10:00-21:00" or "24x7" */
export function deliveryHours(window: string, words: DeliveryWords): string {
  const [from = '', to] = window.split('-')
  return to === undefined ? words.anyHour : words.hours(from, to)
}
