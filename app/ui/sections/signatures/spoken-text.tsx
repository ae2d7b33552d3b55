import type { Spoken } from '#app/content/fields'

/** A text in its own language; pages are in English. */
export function SpokenText({ lang, text }: Spoken) {
  return lang === 'en' ? text : <span lang={lang}>{text}</span>
}
