import {
  type FocusEvent,
  type MouseEvent,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { ArrowLink } from '#app/ui/enquiry-link'
import { Icon } from '#app/ui/icon'
import { isMotionReduced } from '#app/ui/motion/in-view'
import { SceneArt } from '#app/ui/scene-art'
import type { ViewProps } from './section-frame'
import { type Rotation, useRotation } from './use-rotation'

/** Follows the APG carousel pattern. Without scripts it scrolls, snaps and has working dots. */
export function Carousel({ section, background }: ViewProps<'carousel'>) {
  const titleId = useId()
  const { anchor = `${titleId}-slides`, slides } = section
  const track = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(0)
  const showNext = useCallback(() => {
    if (track.current) showSlide(track.current, (slideOf(track.current) + 1) % slides.length)
  }, [slides.length])
  const rotation = useRotation(track, showNext)
  const { setOn } = rotation

  // Before hydration a dot is a link to its slide.
  useEffect(() => {
    if (track.current) setCurrent(slideOf(track.current))
    if (location.hash.startsWith(`#${anchor}-`)) setOn(false)
  }, [anchor, setOn])

  function stopForKeyboard(event: FocusEvent) {
    if (event.target.matches(':focus-visible')) setOn(false)
  }
  function choose(event: MouseEvent, position: number) {
    if (!track.current) return
    event.preventDefault()
    setOn(false)
    showSlide(track.current, position)
  }

  return (
    <section
      className={background === 'sunk' ? 'sec sunk' : 'sec'}
      id={anchor}
      aria-roledescription="carousel"
      aria-labelledby={titleId}
      onFocus={stopForKeyboard}
    >
      <div className="wrap">
        <div className="shead max-md:grid-cols-1">
          <h2 id={titleId}>{section.title}</h2>
          {slides.length > 1 && (
            <div className="carousel-controls max-md:justify-start">
              <RotationButton {...rotation} />
              <ul className="-mx-2 flex">
                {slides.map((slide, position) => (
                  <li key={slide.title}>
                    <a
                      className="size-7"
                      href={`#${anchor}-${position + 1}`}
                      aria-current={position === current || undefined}
                      onClick={(event) => choose(event, position)}
                    >
                      <span className="sr-only">{`Slide ${position + 1}: ${slide.title}`}</span>
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          )}
        </div>
        <ul
          className="carousel"
          ref={track}
          aria-live={rotation.isRotating ? 'off' : 'polite'}
          onScroll={(event) => setCurrent(slideOf(event.currentTarget))}
          onMouseEnter={() => rotation.setPaused(true)}
          onMouseLeave={() => rotation.setPaused(false)}
          onTouchStart={() => setOn(false)}
        >
          {slides.map((slide, position) => (
            <li key={slide.title} id={`${anchor}-${position + 1}`} className="card">
              <div className="carousel-scene plain">
                <SceneArt name={slide.scene} />
              </div>
              {/* biome-ignore lint/a11y/useSemanticElements: a slide is a group of the carousel pattern, not of a form */}
              <div
                role="group"
                aria-roledescription="slide"
                aria-label={`${position + 1} of ${slides.length}`}
              >
                <p className="tag">{slide.type}</p>
                <h3>{slide.title}</h3>
                <p className="max-w-[34em] text-ink-2">{slide.text}</p>
                <ArrowLink className="mt-5" href={slide.link.href}>
                  {slide.link.label}
                </ArrowLink>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function RotationButton({ canRotate, isOn, setOn }: Rotation) {
  return (
    canRotate && (
      <button
        className="btn btn-secondary btn-small min-w-[13.5em]"
        type="button"
        onClick={() => setOn(!isOn)}
      >
        <Icon name={isOn ? 'pause' : 'play'} size={18} />
        <span>{isOn ? 'Stop slide rotation' : 'Start slide rotation'}</span>
      </button>
    )
  )
}

function slideOf(track: HTMLElement): number {
  return Math.round((track.scrollLeft / track.scrollWidth) * track.children.length)
}

function showSlide(track: HTMLElement, position: number) {
  const left = (position * track.scrollWidth) / track.children.length
  track.scrollTo({ left, behavior: isMotionReduced() ? 'instant' : 'smooth' })
}
