import type { ComponentType } from 'react'

import type { Section } from '#app/content/section'
import { Cards } from './cards'
import { Carousel } from './carousel'
import { Features } from './features'
import { Highlights } from './highlights'
import { Integrations } from './integrations'
import { Journey } from './journey'
import { Offers } from './offers'
import { Plans } from './plans'
import type { Ground, ViewProps } from './section-frame'
import { Stack } from './stack'
import { Statement } from './statement'
import { Tiles } from './tiles'
import { Topics } from './topics'

/** The one view of each kind of section; a kind without a view does not compile. */
const views = {
  features: Features,
  highlights: Highlights,
  integrations: Integrations,
  cards: Cards,
  tiles: Tiles,
  journey: Journey,
  stack: Stack,
  plans: Plans,
  carousel: Carousel,
  offers: Offers,
  statement: Statement,
  topics: Topics,
} satisfies { [K in Section['kind']]: ComponentType<ViewProps<K>> }

export function Sections({ sections }: { sections: readonly Section[] }) {
  const grounds = groundsOf(sections)
  return sections.map((section, position) => (
    <SectionView key={position} section={section} ground={grounds[position] ?? 'plain'} />
  ))
}

function SectionView(props: { section: Section; ground: Ground }) {
  const View = views[props.section.kind] as ComponentType<typeof props>
  return <View {...props} />
}

/** Grounds alternate; highlights continue the section before them. */
function groundsOf(sections: readonly Section[]): Ground[] {
  let ground: Ground = 'plain'
  return sections.map((section, position) => {
    if (position > 0 && section.kind !== 'highlights')
      ground = ground === 'plain' ? 'sunk' : 'plain'
    return ground
  })
}
