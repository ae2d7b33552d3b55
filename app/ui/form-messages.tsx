import { useEffect, useRef } from 'react'

import { useErrorTitle } from './error-title'
import { fieldId } from './field'
import { Icon } from './icon'

/** Good news of a form, or a failure that no field is to blame for. Stays until the next try. */
export function Banner({ tone, children }: { tone: 'ok' | 'bad' | 'plain'; children: string }) {
  useErrorTitle(tone === 'bad')
  const icon = { ok: 'circle-check', bad: 'circle-alert', plain: 'info' }[tone]
  return (
    <p className={`banner banner-${tone}`} role={tone === 'bad' ? 'alert' : 'status'}>
      <Icon name={icon} />
      <span>{children}</span>
    </p>
  )
}

interface ErrorSummaryProps {
  formId: string
  /** All messages in one sentence. */
  banner: string
  fields: Record<string, string[]>
  /** Changes with every try, so that a second failure takes the focus again. */
  attempt?: unknown
}

/**
 * What is wrong with a form, on top of it: the whole sentence, then a link to each field; a
 * sentence about one field is that link. Takes the focus.
 */
export function ErrorSummary({ formId, banner, fields, attempt }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [attempt])
  useErrorTitle(true)
  const broken = Object.entries(fields)
  const [only] = broken
  const isSaid = broken.length === 1 && only?.[1].join('. ') === banner
  return (
    <div className="summary" role="alert" tabIndex={-1} ref={box}>
      <h2>There is a problem</h2>
      <p>{isSaid ? <a href={`#${fieldId(formId, only[0])}`}>{banner}</a> : banner}</p>
      {!isSaid && broken.length > 0 && (
        <ul>
          {broken.map(([name, messages]) => (
            <li key={name}>
              <a href={`#${fieldId(formId, name)}`}>{messages.join('. ')}</a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
