export const LANGUAGES = ['en', 'hi'] as const
export type Language = (typeof LANGUAGES)[number]

/** Each language by its own name. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', hi: 'हिन्दी' }

/** What the address of a page asks for; English is the default. */
export function languageOf(query: URLSearchParams): Language {
  return LANGUAGES.find((language) => language === query.get('lang')) ?? 'en'
}

export function addressIn(language: Language, path: string): string {
  return language === 'en' ? path : `${path}?lang=${language}`
}

/** Both languages group digits as India does: 1,20,000. */
export function grouped(value: number): string {
  return value.toLocaleString('en-IN')
}
