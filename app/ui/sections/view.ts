import type { Section, SectionOf } from '#app/content/page'

export type Ground = 'plain' | 'sunk'

/** What the view of a section is given. */
export interface ViewProps<K extends Section['kind']> {
  section: SectionOf<K>
  ground: Ground
  /** First letter of the company's name, for the logo mark. */
  letter: string
}
