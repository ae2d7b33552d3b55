import type { Spoken } from '#app/content/fields'

/** A text with its `lang`; pages are in English. */
export function SpokenText({ lang, text }: Spoken) {
  return lang === 'en' ? text : <span lang={lang}>{text}</span>
}
