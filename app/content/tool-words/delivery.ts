import type { Language } from '#app/content/language'

/** @param window for example "10:00-21:00" or "24x7" */
export function deliveryHours(window: string, language: Language): string {
  const [from, to] = window.split('-')
  if (language === 'hi') return to ? `डिलीवरी ${from} से ${to} (IST)` : 'डिलीवरी किसी भी समय'
  return to ? `Delivered from ${from} to ${to} IST` : 'Delivered at any hour'
}
