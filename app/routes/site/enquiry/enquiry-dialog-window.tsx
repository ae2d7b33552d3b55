import '#app/styles/site-forms.css'
import { useEffect, useId, useRef } from 'react'

import { enquiryFields } from '#app/models/enquiry/enquiry'
import { ENQUIRY_STEPS, SentCard } from '#app/routes/site/submission/sent-card'
import {
  SubmissionFields,
  SubmissionOutcome,
  useSubmission,
} from '#app/routes/site/submission/submission'
import { FormContext } from '#app/ui/form/field'
import { Icon } from '#app/ui/icon'
import { SceneArt } from '#app/ui/scene-art'
import { EnquiryFields } from './enquiry-fields'
import { sendEnquiry } from './send-enquiry'

export interface DialogProps {
  type: string | undefined
  isOpen: boolean
  onClose: () => void
}

const PRESERVED = enquiryFields
  .filter(({ staysAfterSending }) => staysAfterSending)
  .map(({ name }) => name)

export function DialogWindow({ type, isOpen, onClose }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const titleId = useId()
  const submission = useSubmission({
    formId: 'dialog',
    send: sendEnquiry,
    preserves: PRESERVED,
  })
  const { isSending, outcome } = submission

  useEffect(() => {
    if (!isOpen) return dialog.current?.close()
    dialog.current?.showModal()
    title.current?.focus()
  }, [isOpen])

  function close() {
    if (!isSending) submission.clearOutcome()
    onClose()
  }

  return (
    <dialog className="dlg" lang="en" ref={dialog} aria-labelledby={titleId} onClose={close}>
      <div className="dlg-in max-lg:grid-cols-1">
        <aside className="dlg-side max-lg:hidden" data-hue="brand">
          <p className="font-display text-[1.75rem] leading-tight">
            What can we build or send for you?
          </p>
          <ul className="mt-6 grid gap-3 text-sm">
            {[
              'A person reads every enquiry',
              'Reply on a working day',
              'Scope and price in writing',
            ].map((line) => (
              <li key={line} className="flex gap-2.5">
                <Icon name="check" /> <span>{line}</span>
              </li>
            ))}
          </ul>
          {!outcome?.isSent && <SceneArt name="enquiry-answered" />}
        </aside>
        <form key={submission.key} {...submission.form} className="dlg-body">
          <h2
            id={titleId}
            ref={title}
            tabIndex={-1}
            className="sticky top-0 z-1 -mx-(--pad) bg-(--surface) px-(--pad) pt-5 pb-3 text-[min(1.625rem,7vw)] outline-0"
          >
            Send an enquiry
          </h2>
          {outcome?.isSent && (
            <SentCard
              {...outcome}
              steps={ENQUIRY_STEPS}
              href="/enquiry"
              onAgain={submission.clearOutcome}
              takesFocus
            />
          )}
          <div hidden={outcome?.isSent}>
            <p className="hint mb-5">{`${type ? `About ${type}. ` : ''}Fields marked * are required.`}</p>
            <FormContext.Provider value={submission.state}>
              <SubmissionOutcome outcome={outcome} />
              <input type="hidden" name="type" value={type ?? ''} />
              <EnquiryFields />
              <SubmissionFields />
            </FormContext.Provider>
            <button className="btn btn-primary w-full" type="submit" disabled={isSending}>
              {isSending ? 'Processing...' : 'Send enquiry'}
            </button>
          </div>
        </form>
        {/* Last, so that opening the dialog does not focus it. */}
        <button
          className="dlg-close"
          type="button"
          aria-label="Close"
          onClick={() => dialog.current?.close()}
        >
          <Icon name="x" size={22} />
        </button>
      </div>
    </dialog>
  )
}
