import { useSearchParams } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { type FollowUpChoice, followUpError, followUpOf } from '#app/models/enquiry/follow-up'
import { BackField } from '#app/routes/desk/form/back-field'
import { DeskForm, SubmitButton, useSharedForm } from '#app/routes/desk/form/desk-form'
import { useErrorTitle } from '#app/ui/error/error-title'
import { FieldError, useUnsentField } from '#app/ui/form/field'
import { Icon } from '#app/ui/icon'

interface FollowUpFormProps {
  id: string
  name: string
  followUp: { dueOn: string; today: string; choices: FollowUpChoice[] }
}

export function FollowUpForm({ id, name, followUp }: FollowUpFormProps) {
  const { dueOn, today, choices } = followUp
  const [params] = useSearchParams()
  const refused = params.get('refusedDay')
  const { values: unsent, reason } = useUnsentField('day')
  const typed = refused === 'none' ? '' : (refused ?? unsent?.[0])
  const error = (refused === null ? undefined : followUpError(typed ?? '', today)) ?? reason?.[0]
  const input = useRef<HTMLInputElement>(null)
  useErrorTitle(error !== undefined)
  useEffect(() => {
    if (error) input.current?.focus()
  }, [error])
  const action = `/admin/enquiries/${id}/follow-up`
  const { form } = useSharedForm()
  return (
    <details className="open:basis-full" id="follow-up" key={dueOn} open={error !== undefined}>
      <summary className="btn btn-secondary btn-small w-fit">
        <FollowUpWords dueOn={dueOn} today={today} />
      </summary>
      <div className="flex flex-wrap items-start gap-3 pt-2">
        <DeskForm action={action} className="flex flex-wrap gap-2" preventScrollReset>
          <BackField />
          {choices.map(({ label, day, shown }) => (
            <SubmitButton key={day} name="choice" value={day}>
              <span>{label}</span> <span className="num font-normal text-ink-2">{shown}</span>
            </SubmitButton>
          ))}
        </DeskForm>
        <DeskForm
          action={action}
          className="flex flex-wrap items-center gap-2"
          preventScrollReset
          noValidate
        >
          <BackField />
          <input
            key={`${dueOn} ${typed}`}
            className="inp min-h-11 w-auto py-1"
            type="date"
            name="day"
            form={form}
            aria-label={`Follow-up date of ${name}`}
            min={today}
            defaultValue={typed ?? dueOn}
            ref={input}
            aria-invalid={error !== undefined || undefined}
            aria-describedby={error && 'follow-up-error'}
          />
          <SubmitButton busyLabel="Saving…">Set date</SubmitButton>
          {error && <FieldError id="follow-up-error" errors={[error]} />}
        </DeskForm>
        {dueOn && (
          <DeskForm action={action} preventScrollReset>
            <BackField />
            <SubmitButton name="clear" value="yes" busyLabel="Clearing…">
              Clear<span className="sr-only"> the follow-up date</span>
            </SubmitButton>
          </DeskForm>
        )}
      </div>
    </details>
  )
}

function FollowUpWords({ dueOn, today }: { dueOn: string; today: string }) {
  const due = followUpOf(dueOn, today)
  return (
    <span className={`flex items-center gap-1.5 ${due?.isOverdue ? 'text-warning' : ''}`}>
      <Icon name={due?.isOverdue ? 'circle-alert' : 'clock'} size={16} />
      {due ? <time dateTime={dueOn}>{due.words}</time> : <span>Follow up</span>}
    </span>
  )
}
