import '#app/styles/forms.css'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'

import { bannerOf, type InputErrors, parse } from '#app/http/parse'
import { enquiryInput, FAILED_MESSAGE, SENT_MESSAGE } from '#app/models/enquiry/enquiry'
import { FormTrust } from '#app/routes/site/form-trust'
import { Banner, ErrorSummary } from '#app/ui/form-messages'
import { Icon } from '#app/ui/icon'
import { SceneArt } from '#app/ui/scene-art'
import { EnquiryFields } from './enquiry-fields'
import { ReferenceLine } from './reference-line'
import { sendEnquiry } from './send-enquiry'

export interface DialogProps {
  /** What the visitor is looking at; undefined where it is nothing in particular. */
  type: string | undefined
  isOpen: boolean
  onClose: () => void
}

type State =
  | { kind: 'writing' }
  | { kind: 'wrong'; errors: InputErrors }
  | { kind: 'sending' }
  | { kind: 'sent'; reference: string | undefined }
  | { kind: 'failed'; message: string }

/** The enquiry form in a window over the page. Text stays when it is closed; messages go. */
export function DialogWindow({ type, isOpen, onClose }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const titleId = useId()
  const [state, setState] = useState<State>({ kind: 'writing' })
  const isSending = state.kind === 'sending'

  useEffect(() => {
    if (!isOpen) return dialog.current?.close()
    dialog.current?.showModal()
    title.current?.focus()
  }, [isOpen])

  function forget() {
    if (!isSending) setState({ kind: 'writing' })
    onClose()
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const values = Object.fromEntries(new FormData(form))
    const input = parse(enquiryInput, values)
    if (!input.ok) return setState({ kind: 'wrong', errors: input.errors })

    setState({ kind: 'sending' })
    const answer = await sendEnquiry(values, FAILED_MESSAGE)
    if (!answer.ok) return setState({ kind: 'failed', message: answer.message })
    clearAllButPhone(form)
    setState({ kind: 'sent', reference: answer.reference })
  }

  return (
    <dialog className="dlg" ref={dialog} aria-labelledby={titleId} onClose={forget}>
      <div className="dlg-in">
        <aside className="dlg-side" data-hue="brand">
          <p className="font-display text-[1.75rem] leading-tight">
            What can we build or send for you?
          </p>
          <ul className="mt-6 grid gap-3 text-sm">
            {[
              'A person reads every enquiry',
              'Answered on a working day',
              'Scope and price in writing',
            ].map((line) => (
              <li key={line} className="flex gap-2.5">
                <Icon name="check" /> {line}
              </li>
            ))}
          </ul>
          <SceneArt name="ivr-tree" />
        </aside>
        <form className="dlg-body" onSubmit={submit} noValidate aria-busy={isSending}>
          <h2
            id={titleId}
            ref={title}
            tabIndex={-1}
            className="mb-1 text-[min(1.625rem,7vw)] outline-0"
          >
            Send an enquiry
          </h2>
          <p className="hint mb-5">{type ? `About ${type}. ` : ''}Fields marked * are required.</p>
          <Outcome state={state} />
          <input type="hidden" name="type" value={type ?? ''} />
          <EnquiryFields
            formId="dialog"
            errors={state.kind === 'wrong' ? state.errors.fields : undefined}
          />
          <FormTrust formId="dialog" />
          <button className="btn btn-primary w-full" type="submit" disabled={isSending}>
            {isSending ? 'Processing...' : 'Send enquiry'}
          </button>
        </form>
        {/* Last in the document, so that opening the dialog does not land on it. */}
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

function Outcome({ state }: { state: State }) {
  if (state.kind === 'sent')
    return (
      <>
        <Banner tone="ok" takesFocus>
          {SENT_MESSAGE}
        </Banner>
        {state.reference && <ReferenceLine className="mb-6" reference={state.reference} />}
      </>
    )
  if (state.kind === 'failed')
    return (
      <Banner tone="bad" takesFocus>
        {state.message}
      </Banner>
    )
  if (state.kind !== 'wrong') return null
  const { errors } = state
  return (
    <ErrorSummary
      formId="dialog"
      banner={bannerOf(errors)}
      fields={errors.fields}
      attempt={errors}
    />
  )
}

const CLEARED = ['name', 'email', 'companyName', 'desc', 'telegramId', 'callBack']

/** The next enquiry of the same visitor most often comes from the same phone. */
function clearAllButPhone(form: HTMLFormElement) {
  for (const name of CLEARED) {
    const control = form.elements.namedItem(name)
    if (control !== null && 'value' in control) control.value = ''
  }
}
