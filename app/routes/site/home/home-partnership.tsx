import { useEffect, useId, useRef, useState } from 'react'

import type { HomePage } from '#app/content/schemas/home'
import { ArrowLink } from '#app/ui/enquiry-link'
import { Icon } from '#app/ui/icon'
import { isMotionReduced, onceInView } from '#app/ui/motion/in-view'

type Content = HomePage['partnership']

interface PartnershipProps extends Content {
  salesEmail: string
}

export function Partnership({ tag, headline, text, links, panel, salesEmail }: PartnershipProps) {
  return (
    <section className="sec sunk" id="partnership">
      <div className="wrap grid items-center gap-x-8 gap-y-14 min-[56.25rem]:grid-cols-2 lg:gap-x-14">
        <div>
          <p className="tag mb-3.5">{tag}</p>
          <TypedHeadline {...headline} />
          {text.map((paragraph) => (
            <p key={paragraph} className="mt-4 text-ink-2">
              {paragraph}
            </p>
          ))}
          <p className="mt-4">
            <a className="link" href={`mailto:${salesEmail}`}>
              <Icon name="mail" size={18} /> {salesEmail}
            </a>
          </p>
          <ul className="mt-6 grid grid-cols-[repeat(2,auto)] gap-x-6 gap-y-1 max-[22rem]:grid-cols-1 min-[56.25rem]:max-lg:grid-cols-1 lg:grid-cols-2">
            {links.map((link) => (
              <li key={link.label}>
                <ArrowLink href={link.href}>{link.label}</ArrowLink>
              </li>
            ))}
          </ul>
        </div>
        <CodePanel {...panel} />
      </div>
    </section>
  )
}

const CHARACTER_MS = 70

/** Types the endings once when scrolled into view, unless visible at first or under reduced motion. */
function TypedHeadline({ full, start, endings }: Content['headline']) {
  const headline = useRef<HTMLHeadingElement>(null)
  const [typed, setTyped] = useState<string>()

  useEffect(() => {
    if (!headline.current || isMotionReduced()) return
    if (headline.current.getBoundingClientRect().top < innerHeight) return
    const frames = endings.flatMap((word) => [
      ...[...word].map((_, end) => word.slice(0, end + 1)),
      ...Array.from({ length: 6 }, () => word),
    ])
    let frame = 0
    let timer = 0
    const typeOn = () => {
      const text = frames[frame++]
      setTyped(text)
      if (text === undefined) clearInterval(timer)
    }
    const stop = onceInView(headline.current, () => {
      timer = window.setInterval(typeOn, CHARACTER_MS)
    })
    return () => {
      stop()
      clearInterval(timer)
    }
  }, [endings])

  return (
    <h2 className="grid" ref={headline}>
      <span className={`[grid-area:1/1] ${typed === undefined ? '' : 'opacity-0'}`}>{full}</span>
      {typed !== undefined && (
        <span className="[grid-area:1/1]" aria-hidden="true">
          {start} <span className="typed-word">{typed}</span>
        </span>
      )}
    </h2>
  )
}

const NARROW = 'min-[56.25rem]:max-lg:px-4 min-[56.25rem]:max-lg:text-xs'

function CodePanel({ label, note, samples }: Content['panel']) {
  const group = useId()
  return (
    <figure className="code on-dark dark:border dark:border-line">
      <fieldset>
        <legend className="sr-only">{label}</legend>
        {samples.map((sample, position) => (
          <label key={sample.label} className="relative">
            <input
              className="absolute inset-0 opacity-0"
              type="radio"
              name={group}
              defaultChecked={position === 0}
            />
            <span>{sample.label}</span>
          </label>
        ))}
      </fieldset>
      {samples.map((sample) => (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
        <pre key={sample.label} className={NARROW} tabIndex={0}>
          <code>{sample.lines.join('\n')}</code>
        </pre>
      ))}
      <figcaption>{note}</figcaption>
    </figure>
  )
}
