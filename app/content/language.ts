export const LANGUAGES = ['en', 'hi'] as const
export type Language = (typeof LANGUAGES)[number]

/** The name of each language in that language. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', hi: 'हिन्दी' }

/** The language in the `lang` parameter of the URL; English by default. */
export function languageOf(query: URLSearchParams): Language {
  return LANGUAGES.find((language) => language === query.get('lang')) ?? 'en'
}

export function urlIn(language: Language, path: string): string {
  return language === 'en' ? path : `${path}?lang=${language}`
}

/** Groups digits in the Indian way in both languages: 1,20,000. */
export function grouped(value: number): string {
  return value.toLocaleString('en-IN')
}
