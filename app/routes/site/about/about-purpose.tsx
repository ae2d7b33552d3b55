import { useEffect, useRef, useState } from 'react'

import type { AboutPage } from '#app/content/schemas/about'
import { IconItem } from '#app/ui/sections/icon-lists'
import { SectionHead } from '#app/ui/sections/section-frame'

export function Purpose({ anchor, title, lead, items }: AboutPage['purpose']) {
  const { box, isCovered } = useOneSecondCover<HTMLDivElement>()
  return (
    <section className="sec sunk" id={anchor}>
      <div className="wrap">
        <SectionHead title={title} lead={lead} />
        <div className="purpose relative" ref={box}>
          <ul className="ruled">
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

const COVER_MS = 1000

function useOneSecondCover<T extends HTMLElement>() {
  const box = useRef<T>(null)
  const [isCovered, setCovered] = useState(false)

  useEffect(() => {
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    if (!box.current || isStill) return
    setCovered(true)
    let timer = 0
    const watch = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      watch.disconnect()
      timer = window.setTimeout(() => setCovered(false), COVER_MS)
    })
    watch.observe(box.current)
    return () => {
      watch.disconnect()
      clearTimeout(timer)
      setCovered(false)
    }
  }, [])

  return { box, isCovered }
}
