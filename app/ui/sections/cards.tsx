import type { ReactNode } from 'react'
import type { Scene } from '#app/content/picture'
import type { Item, SectionOf } from '#app/content/section'
import { Icon, IconBox } from '#app/ui/icon'
import { wholeWords } from '#app/ui/line-breaks'
import { SceneArt } from '#app/ui/scene-art'
import { IconItem } from './icon-lists'
import { type Background, SectionFrame, type ViewProps } from './section-frame'

type Look = NonNullable<SectionOf<'cards'>['look']>

export function Cards({ section, background }: ViewProps<'cards'>) {
  const look = lookOf(section, background)
  const { list, item: itemClass } = LOOKS[look]
  const List = section.look === 'steps' ? 'ol' : 'ul'
  const shape = look === 'steps' ? 'stairs' : look
  const items = (
    <List className={`offerings in-${shape}${list && ` ${list}`}`} data-reveal>
      {section.items.map((item, position) => (
        <li key={item.title} className={itemClass}>
          {look === 'accordion' ? (
            <FoldedItem {...item} isOpen={position === 0} />
          ) : (
            <IconItem {...item} />
          )}
        </li>
      ))}
    </List>
  )
  return (
    <SectionFrame section={section} background={background}>
      {look === 'beside' ? <Beside scene={section.scene}>{items}</Beside> : items}
    </SectionFrame>
  )
}

function lookOf({ look, items }: SectionOf<'cards'>, background: Background): Look {
  const isStairs = look ? look === 'stairs' || look === 'steps' : background === 'sunk'
  if (isStairs && items.length !== 3) return 'boxes'
  return look ?? (isStairs ? 'stairs' : 'boxes')
}

/** A packet as the bullet, then the title and the text in one paragraph. */
const RUN_IN =
  "relative ps-7 leading-[1.42] before:absolute before:top-[0.5em] before:left-0 before:size-3 before:rotate-12 before:rounded-[3px] before:bg-accent [&_.bx]:hidden [&_h3]:inline [&_h3]:font-text [&_h3]:text-[length:inherit] [&_h3]:leading-[inherit] [&_h3]:font-[650] [&_h3]:after:content-['._'] [&_p]:inline [&_p]:text-[length:inherit] [&_p]:leading-[inherit] [&_p]:text-ink-2"

/** Styles of boxes, stairs and steps are in cards.css, those of the ledger in lines.css. */
const LOOKS: Record<Look, { list: string; item?: string }> = {
  boxes: { list: '', item: 'card' },
  ledger: { list: '' },
  stairs: { list: '' },
  steps: { list: '' },
  terms: {
    list: 'gap-4 border-t-2 border-ink pt-6 md:gap-0 md:pt-0',
    item: `${RUN_IN} md:grid md:grid-cols-[minmax(0,1fr)_minmax(0,1.3fr)] md:items-baseline md:gap-x-14 md:border-b md:border-line md:py-5 md:ps-0 md:leading-[1.55] md:before:hidden lg:py-8 lg:text-[1.1875rem] md:[&_h3]:mb-0 md:[&_h3]:font-display md:[&_h3]:text-[clamp(1.3125rem,1rem+1.5vw,2.125rem)] md:[&_h3]:leading-[1.18] md:[&_h3]:font-[720] md:[&_h3]:after:content-none`,
  },
  prose: {
    list: 'gap-4 border-t-2 border-ink pt-6 lg:gap-8 lg:pt-10',
    item: `${RUN_IN} max-w-[60rem] text-[clamp(1.0625rem,0.85rem+0.95vw,1.625rem)] lg:ps-10`,
  },
  lead: {
    list: 'gap-0 md:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)] md:grid-rows-[auto_1fr] md:gap-x-12 lg:gap-x-20',
    item: 'border-t border-line py-4 sm:py-5 md:nth-2:border-t-2 md:nth-2:border-ink grid grid-cols-[44px_minmax(0,1fr)] gap-x-4 first:border-t-2 first:border-ink last:pb-0 md:first:row-span-2 md:first:pb-0 md:first:block lg:py-7 [&_.bx]:row-span-2 [&_.bx]:mb-0 [&_h3]:mb-1 md:first:[&_.bx]:mb-6 lg:first:[&_.bx]:mb-8 md:first:[&_h3]:text-[clamp(1.5rem,1.1rem+2vw,2.625rem)] md:first:[&_p]:max-w-[30em] md:first:[&_p]:text-base md:first:[&_p]:text-ink-2 lg:first:[&_p]:text-[1.25rem]',
  },
  accordion: { list: 'gap-0 border-t-2 border-ink', item: 'border-b border-line' },
  panel: {
    list: 'gap-0 rounded-(--r-panel) bg-[linear-gradient(112deg,var(--g1)_8%,var(--g2)_78%)] px-5 py-2 text-white print:bg-none print:text-black sm:px-10 lg:px-14 lg:py-5',
    item: 'grid grid-cols-[44px_minmax(0,1fr)] items-center gap-x-5 gap-y-1 border-t border-white/22 py-4 first:border-0 lg:grid-cols-[44px_minmax(0,14em)_minmax(0,1fr)] lg:gap-x-8 lg:py-7 [&_.bx]:mb-0 [&_.bx]:bg-white/14 [&_.bx]:text-white print:[&_.bx]:text-black max-lg:[&_.bx]:row-span-2 [&_h3]:mb-0 [&_p]:text-white/88 print:[&_p]:text-black lg:[&_p]:text-base max-lg:[&_p]:col-start-2',
  },
  beside: {
    list: 'gap-0 md:grid-cols-3 md:gap-8',
    item: 'grid grid-cols-[44px_minmax(0,1fr)] gap-x-4 border-b border-line py-5 last:border-0 last:pb-0 md:block md:border-0 md:py-0 max-md:[&_.bx]:row-span-2 max-md:[&_.bx]:mb-0 md:[&_.bx]:mb-4 [&_h3]:mb-1',
  },
}

function FoldedItem({ icon, title, text, isOpen }: Item & { isOpen: boolean }) {
  return (
    <details className="group" open={isOpen}>
      <summary className="-mx-3 grid cursor-pointer list-none rounded-xl px-3 grid-cols-[44px_minmax(0,1fr)_24px] items-center gap-x-4 py-4 lg:gap-x-6 lg:py-5 [&::-webkit-details-marker]:hidden">
        <IconBox name={icon} className="mb-0!" />
        <h3 className="mb-0!">{title}</h3>
        <Icon
          name="chevron-down"
          className="text-ink-2 transition-transform group-open:rotate-180"
        />
      </summary>
      <p className="max-w-[44em] pe-6 pb-6 ps-15 text-ink-2 lg:ps-17 lg:text-base">
        {wholeWords(text)}
      </p>
    </details>
  )
}

function Beside({ scene = 'any-service-steps', children }: { scene?: Scene; children: ReactNode }) {
  return (
    <div className="grid gap-y-6 md:gap-y-9">
      <div className="bento-scene plain overflow-clip rounded-(--r-lg) bg-(--accent-tint) p-5 lg:p-8">
        <div className="@container mx-auto max-w-[44rem]">
          <SceneArt name={scene} />
        </div>
      </div>
      {children}
    </div>
  )
}
