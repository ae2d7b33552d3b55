import { type FormRefusal, PageForm } from '#app/routes/desk/form/page-form'
import { SelectField, TextField, useUnsentField } from '#app/ui/form/field'
import { SUMMARY } from './edit/edit-parts'

const CHANNELS = [
  { value: 'messaging', label: 'Messaging' },
  { value: 'advertising', label: 'Advertising' },
]

export function NewService({ refusal }: { refusal: FormRefusal | undefined }) {
  const isOpen = useUnsentField('name').values !== undefined || refusal !== undefined
  return (
    <details open={isOpen || undefined}>
      <summary className={`${SUMMARY} py-3.5 font-semibold`}>New service page</summary>
      <PageForm
        formId="service"
        values={refusal?.values}
        refusal={refusal}
        className="mt-2 mb-5 max-w-md"
        submit={{ label: 'Make the page', busyLabel: 'Making the page…' }}
      >
        <TextField
          label="Name of the service"
          hint="Its address is made from it, such as /digital-marketting/rcs-messaging."
          name="name"
          autoComplete="off"
        />
        <SelectField label="Listed under" name="channel" options={CHANNELS} />
      </PageForm>
    </details>
  )
}
