import { Form, useLocation, useNavigation } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { PostFailed } from '#app/routes/desk/desk-form'
import { BackField } from '#app/routes/desk/enquiries/change-banner'
import { AnswerParts } from '#app/routes/desk/inbox/received-mail'
import { deskParams } from '#app/routes/desk/outcome-params'
import { useErrorTitle } from '#app/ui/error/error-title'
import { TextAreaField } from '#app/ui/form/field'
import { Icon } from '#app/ui/icon'
import type { EnquiryPageData } from './enquiry-page.server'

type Event = EnquiryPageData['history'][number]

interface EnquiryHistoryProps {
  receivedAt: string
  events: Event[]
}

const ICONS = {
  status: 'route',
  assignment: 'user-round-plus',
  note: 'file-text',
  spam: 'eye-off',
  reply: 'send',
  answer: 'mail',
  call: 'phone-outgoing',
  'follow-up': 'clock',
}

export function EnquiryHistory({ receivedAt, events }: EnquiryHistoryProps) {
  return (
    <ol className="history">
      <li>
        <Icon name="inbox" size={18} />
        <p>
          Received <span className="num">{receivedAt}</span>
        </p>
      </li>
      {events.map((event) => (
        <li key={event.id}>
          <Icon name={ICONS[event.kind]} size={18} />
          <p>
            <b>{event.adminName}</b> <span>{describe(event)}</span>{' '}
            <span className="num">{event.at}</span>
          </p>
          {event.note && <blockquote>{event.note}</blockquote>}
          {event.kind === 'answer' && <AnswerParts mailId={event.mailId} files={event.files} />}
        </li>
      ))}
    </ol>
  )
}

function describe({ kind, from, to }: Event): string {
  switch (kind) {
    case 'status':
      return `moved it from ${from} to ${to}`
    case 'assignment':
      if (to === '') return `took it from ${from}`
      return from === '' ? `assigned it to ${to}` : `passed it from ${from} to ${to}`
    case 'spam':
      return to === 'spam' ? 'marked it as spam' : 'marked it as not spam'
    case 'note':
      return 'noted'
    case 'reply':
      return 'replied by email'
    case 'answer':
      if (to !== '')
        return to === 'bounce' ? 'could not deliver an email' : 'answered automatically'
      return from === '' ? 'answered by email' : `answered by email from another address, ${from},`
    case 'call':
      return 'called'
    case 'follow-up':
      return to === '' ? 'cleared the follow-up date' : `set a follow-up for ${to}`
  }
}

interface NoteFormProps {
  /** Id of the note that was just added. */
  done: string
  refused: { note: string; errors?: string[] } | undefined
  failure: string | undefined
}

export function NoteForm({ done, refused, failure }: NoteFormProps) {
  const { pathname, search } = useLocation()
  const isSending = useNavigation().formData?.has('note') ?? false
  const form = useRef<HTMLFormElement>(null)
  const hasFailed = refused !== undefined || failure !== undefined
  useErrorTitle(hasFailed && !isSending)
  useEffect(() => {
    if (hasFailed && !isSending) form.current?.querySelector('textarea')?.focus()
  }, [hasFailed, isSending])
  useEffect(() => {
    // `reset()` would bring back a note that was refused before.
    const box = form.current?.querySelector('textarea')
    if (done && box) box.value = ''
  }, [done])
  return (
    <Form
      method="post"
      action={pathname + deskParams(search)}
      preventScrollReset
      noValidate
      ref={form}
      aria-busy={isSending}
    >
      <BackField />
      <TextAreaField
        label="Add a note"
        hint="Visible to staff only."
        name="note"
        formId="enquiry"
        rows={3}
        maxLength={5000}
        required
        autoFocus={refused !== undefined}
        defaultValue={refused?.note}
        errors={refused?.errors}
      />
      {!isSending && <PostFailed failure={failure} />}
      <button className="btn btn-secondary btn-small" type="submit" disabled={isSending}>
        {isSending ? 'Adding…' : 'Add note'}
      </button>
      <p className="font-semibold text-success" role="status">
        {done && !hasFailed && !isSending && 'Note added'}
      </p>
    </Form>
  )
}
