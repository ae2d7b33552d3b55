import { useEffect, useRef, useState } from 'react'

import type { AboutPage } from '#app/content/schemas/about'
import { isMotionReduced, onceInView } from '#app/ui/motion/in-view'
import { IconItem } from '#app/ui/sections/icon-lists'
import { SectionHead } from '#app/ui/sections/section-frame'

export function Purpose({ anchor, title, lead, items }: AboutPage['purpose']) {
  const { box, isCovered } = useOneSecondCover<HTMLDivElement>()
  return (
    <section className="sec sunk" id={anchor}>
      <div className="wrap">
        <SectionHead title={title} lead={lead} />
        <div className="relative" ref={box}>
          <ul className={`ruled ${FIRST_LARGE}`}>
            {items.map((item) => (
              <li key={item.anchor} id={item.anchor}>
                <IconItem {...item} />
              </li>
            ))}
          </ul>
          {isCovered && (
            <div className="purpose-cover" aria-hidden="true">
              <i />
            </div>
          )}
        </div>
      </div>
    </section>
  )
}

const FIRST_LARGE =
  'lg:[--columns:2] lg:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)] lg:[&>:first-child]:row-span-2 lg:[&>:first-child_p]:max-w-[24em] lg:[&>:first-child_p]:pt-3 max-lg:[--columns:1] sm:max-lg:[&>li]:grid sm:max-lg:[&>li]:grid-cols-[44px_minmax(0,1fr)] sm:max-lg:[&>li]:content-start sm:max-lg:[&>li]:gap-x-4 sm:max-lg:[&_.bx]:row-span-2 sm:max-lg:[&_h3]:mt-0 lg:[&>:first-child_p]:text-balance lg:[&>:first-child_p]:text-[clamp(1.25rem,0.85rem+1.3vw,2rem)] lg:[&>:first-child_p]:leading-[1.3] lg:[&>:first-child_p]:font-medium lg:[&>:first-child_p]:tracking-[-0.01em] lg:[&>:first-child_p]:text-ink'

const COVER_MS = 1000

function useOneSecondCover<T extends HTMLElement>() {
  const box = useRef<T>(null)
  const [isCovered, setCovered] = useState(false)

  useEffect(() => {
    if (!box.current || isMotionReduced()) return
    setCovered(true)
    let timer = 0
    const stop = onceInView(box.current, () => {
      timer = window.setTimeout(() => setCovered(false), COVER_MS)
    })
    return () => {
      stop()
      clearTimeout(timer)
      setCovered(false)
    }
  }, [])

  return { box, isCovered }
}
