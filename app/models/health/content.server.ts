import type { Site } from '#app/models/company/site.server'
import { countOf } from '#app/models/text'
import type { HealthRow } from './health-row'

/** Published pages that this version of the program cannot show. */
export function readRefusedContent({ published }: Site): HealthRow[] {
  const refused = published?.refused ?? []
  if (refused.length === 0) return []
  const names = refused.map(({ document }) => document).join(', ')
  return [
    {
      id: 'content',
      label: 'Published pages',
      value: `${countOf(refused.length, 'page is', 'pages are')} not shown as published`,
      advice: `The published text of ${names} does not fit this version of the program, so the original text is shown. Open it under Site, correct it and publish it again.`,
      notice: `The published text of ${countOf(refused.length, 'page', 'pages')} does not fit this version`,
    },
  ]
}
