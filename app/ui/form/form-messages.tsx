import {
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useRef,
} from 'react'
import { useErrorTitle } from '#app/ui/error/error-title'
import { Icon } from '#app/ui/icon'
import { useHydrated } from '#app/ui/use-hydrated'
import { FormWordsContext, fieldId } from './field'

export interface BannerProps {
  tone: 'ok' | 'bad' | 'plain'
  children: string
  more?: ReactNode
  takesFocus?: boolean
}

export function Banner({ tone, children, more, takesFocus }: BannerProps) {
  const box = useRef<HTMLParagraphElement>(null)
  useFocusOn(box, takesFocus)
  useErrorTitle(tone === 'bad')
  const icon = { ok: 'circle-check', bad: 'circle-alert', plain: 'info' }[tone]
  return (
    <p
      className={`banner banner-${tone}`}
      role={tone === 'bad' ? 'alert' : 'status'}
      tabIndex={takesFocus ? -1 : undefined}
      ref={box}
    >
      <Icon name={icon} />
      <span>{children}</span>
      {more}
    </p>
  )
}

/** Does not move the focus from a field that had it when the page hydrated. */
function useFocusOn(box: RefObject<HTMLElement>, takesFocus = false, attempt?: unknown): void {
  const isInitial = useRef(!useHydrated())
  useEffect(() => {
    void attempt
    const isTyping = document.activeElement?.matches('input, select, textarea')
    if (takesFocus && !(isInitial.current && isTyping)) box.current?.focus()
    isInitial.current = false
  }, [box, takesFocus, attempt])
}

interface ErrorSummaryProps {
  formId: string
  banner: string
  fields: Record<string, string[]>
  /** A new value moves the focus to the summary again. */
  attempt?: unknown
  /** One error message a line; screen readers get the same text. */
  inLines?: boolean
}

export function ErrorSummary({ formId, banner, fields, attempt, inLines }: ErrorSummaryProps) {
  const { problem } = useContext(FormWordsContext)
  const box = useRef<HTMLDivElement>(null)
  useFocusOn(box, true, attempt)
  useErrorTitle(true)
  const fieldErrors = Object.entries(fields).map(([name, messages]) => [name, messages.join('. ')])
  const texts = fieldErrors.map(([, text]) => text)
  const isRepeated = texts.includes(banner) || texts.join('. ') === banner
  return (
    <div className="summary" role="alert" tabIndex={-1} ref={box}>
      <h2>{problem}</h2>
      <p>
        {!isRepeated && <span>{`${banner}${fieldErrors.length > 0 ? '. ' : ''}`}</span>}
        {fieldErrors.map(([name = '', text = ''], index) => (
          <span key={name} className={inLines ? 'block' : undefined}>
            <span className={inLines ? 'sr-only' : undefined}>{index > 0 && '. '}</span>
            <FieldLink id={fieldId(formId, name)}>{text}</FieldLink>
          </span>
        ))}
      </p>
    </div>
  )
}

/** Focuses without a history entry, because a new URL would remove the action data. */
export function FieldLink({ id, children }: { id: string; children: string }) {
  function goTo(event: MouseEvent) {
    const field = document.getElementById(id)
    if (!field) return
    event.preventDefault()
    field.closest('.field')?.scrollIntoView()
    field.focus({ preventScroll: true })
  }
  return (
    <a href={`#${id}`} onClick={goTo}>
      {children}
    </a>
  )
}
