import type { ReactNode } from 'react'

import type { Page } from '#app/content/page'
import type { Link } from '#app/content/section'
import { Band } from '#app/ui/band'
import { Hero } from '#app/ui/hero'
import { useReveal } from '#app/ui/motion/use-reveal'
import { Sections } from './section'

interface ContentPageProps {
  page: Pick<Page, 'hue' | 'hero' | 'sections' | 'band'>
  /** The pages above this one, and its own name at the end of the breadcrumb. */
  trail: readonly Link[]
  name: string
  enquiryType: string | undefined
  children?: ReactNode
  closing?: ReactNode
}

export function ContentPage(props: ContentPageProps) {
  const { page, trail, name, enquiryType, children, closing } = props
  const main = useReveal()
  return (
    <>
      <main id="main" ref={main} data-hue={page.hue}>
        <Hero {...page.hero} trail={trail} name={name} />
        {children}
        <Sections sections={page.sections} />
        {closing}
      </main>
      <Band {...page.band} enquiryType={enquiryType} />
    </>
  )
}
