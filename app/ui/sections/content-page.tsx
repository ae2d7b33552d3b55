import type { ComponentType, ReactNode } from 'react'
import type { Link } from '#app/content/fields'
import type { Page } from '#app/content/page'
import type { Section } from '#app/content/section'
import { EnquiryBand } from '#app/ui/layout/band'
import { Hero } from '#app/ui/layout/hero'
import { useReveal } from '#app/ui/motion/use-reveal'
import { Cards } from './cards'
import { Carousel } from './carousel'
import { Highlights } from './highlights'
import { Features } from './icon-lists'
import { Integrations } from './integrations'
import { Journey, Statement } from './journey'
import { Offers, Topics } from './offers'
import { Plans } from './plans'
import type { Background, ViewProps } from './section-frame'
import { signatureViews } from './signature-views'
import { Stack, Tiles } from './tiles'

interface ContentPageProps {
  page: Pick<Page, 'hue' | 'hero' | 'sections' | 'band'>
  trail: readonly Link[]
  /** Name in the breadcrumb, and the enquiry type. */
  name: string
  children?: ReactNode
  closing?: ReactNode
}

export function ContentPage(props: ContentPageProps) {
  const { page, trail, name, children, closing } = props
  const main = useReveal()
  return (
    <>
      <main id="main" ref={main} data-hue={page.hue} data-signatures={signaturesIn(page.sections)}>
        <Hero {...page.hero} trail={trail} name={name} />
        {children}
        <Sections sections={page.sections} />
        {closing}
      </main>
      <EnquiryBand {...page.band} enquiryType={name} />
    </>
  )
}

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
  ...signatureViews,
} satisfies { [K in Section['kind']]: ComponentType<ViewProps<K>> }

function Sections({ sections }: { sections: readonly Section[] }) {
  const backgrounds = backgroundsOf(sections)
  return sections.map((section, position) => (
    <SectionView key={position} section={section} background={backgrounds[position] ?? 'plain'} />
  ))
}

function SectionView(props: { section: Section; background: Background }) {
  const View = views[props.section.kind] as ComponentType<typeof props>
  return <View {...props} />
}

function signaturesIn(sections: readonly Section[]): string | undefined {
  const kinds = sections.map(({ kind }) => kind).filter((kind) => kind in signatureViews)
  return kinds.join(' ') || undefined
}

const OWN_BACKGROUND = new Set<Section['kind']>([
  'auction',
  'audience',
  'complaint',
  'crops',
  'lead-path',
  'storyboard',
])

function backgroundsOf(sections: readonly Section[]): Background[] {
  const others = sections.filter(({ kind }) => !OWN_BACKGROUND.has(kind))
  let background: Background = 'plain'
  const backgrounds = new Map(
    others.map((section, position) => {
      const isContinued =
        background === 'plain' &&
        section.kind === 'highlights' &&
        others[position - 1]?.kind === 'features' &&
        others[position + 1]?.kind === 'integrations'
      if (position > 0 && !isContinued) background = background === 'plain' ? 'sunk' : 'plain'
      return [section, background] as const
    }),
  )
  return sections.map((section) => backgrounds.get(section) ?? 'plain')
}
