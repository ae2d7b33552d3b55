import type { Language } from '#app/content/language'

const en = {
  anyHour: 'Delivered at any hour',
  hours: (from: string, to: string) => `Delivered from ${from} to ${to} IST`,
}
export type DeliveryWords = typeof en

const hi: DeliveryWords = {
  anyHour: 'डिलीवरी किसी भी समय',
  hours: (from, to) => `डिलीवरी ${from} से ${to} (IST)`,
}

export const deliveryWords: Readonly<Record<Language, DeliveryWords>> = { en, hi }
