import { Form, useNavigation } from '@remix-run/react'
import { AccountField, PostFailed } from '#app/routes/desk/desk-form'
import { SelectField, TextField, useKept } from '#app/ui/form/field'
import { ErrorSummary } from '#app/ui/form/form-messages'
import { SUMMARY } from './edit/edit-parts'

const FORM = 'service'

const CHANNELS = [
  { value: 'messaging', label: 'Messaging' },
  { value: 'advertising', label: 'Advertising' },
]

interface NewServiceProps {
  refusal:
    | { values: Record<string, string>; fields: Record<string, string[]>; banner: string }
    | undefined
  failure: string | undefined
}

export function NewService({ refusal, failure }: NewServiceProps) {
  const isBusy = useNavigation().formMethod === 'POST'
  const isOpen = useKept('name').values !== undefined || refusal !== undefined
  const shown = isBusy ? undefined : refusal
  return (
    <details open={isOpen || undefined}>
      <summary className={`${SUMMARY} py-3.5 font-semibold`}>New service page</summary>
      <Form method="post" replace noValidate aria-busy={isBusy} className="mt-2 mb-5 max-w-md">
        <AccountField />
        {shown && (
          <ErrorSummary formId={FORM} banner={shown.banner} fields={shown.fields} attempt={shown} />
        )}
        <TextField
          label="Name of the service"
          hint="Its address is made from it, such as /digital-marketting/rcs-messaging."
          name="name"
          formId={FORM}
          autoComplete="off"
          errors={shown?.fields.name}
          defaultValue={refusal?.values.name}
        />
        <SelectField
          label="Listed under"
          name="channel"
          formId={FORM}
          options={CHANNELS}
          errors={shown?.fields.channel}
          defaultValue={refusal?.values.channel}
        />
        {!isBusy && <PostFailed failure={failure} />}
        <button className="btn btn-primary" type="submit" disabled={isBusy}>
          {isBusy ? 'Making the page…' : 'Make the page'}
        </button>
      </Form>
    </details>
  )
}
