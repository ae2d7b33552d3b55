import { useContext, useEffect, useRef } from 'react'

import { consent } from '#app/content/consent'
import { FormContext, fieldId } from '#app/ui/form/field'
import { PageLink } from '#app/ui/link'

/** Part of every public form: consent text and version, time to fill in the form, and a honeypot. */
export function SubmissionFields() {
  const trapId = fieldId(useContext(FormContext).formId, 'website')
  const elapsed = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const input = elapsed.current
    const opened = performance.now()
    const recordTime = () => {
      if (input) input.value = String(Math.round(performance.now() - opened))
    }
    const form = input?.form
    form?.addEventListener('submit', recordTime, { capture: true })
    return () => form?.removeEventListener('submit', recordTime, { capture: true })
  }, [])
  return (
    <>
      <input type="hidden" name="consentVersion" value={consent.version} />
      <input type="hidden" name="fillMs" ref={elapsed} defaultValue="" />
      <div className="trap" aria-hidden="true">
        <label htmlFor={trapId}>Leave this empty</label>
        <input id={trapId} name="website" tabIndex={-1} autoComplete="off" />
      </div>
      <p className="hint mb-4">
        {consent.text}{' '}
        <PageLink className="text-link" to={consent.link.href}>
          {consent.link.label}
        </PageLink>
      </p>
    </>
  )
}
