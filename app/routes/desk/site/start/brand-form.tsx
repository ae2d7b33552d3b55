import { Form, useNavigation, useSubmit } from '@remix-run/react'
import { type FormEvent, useRef } from 'react'
import { PostFailed, useAccountId } from '#app/routes/desk/desk-form'
import { TextField } from '#app/ui/form/field'
import { ErrorSummary } from '#app/ui/form/form-messages'

const FORM = 'brand'
const PAUSE_MS = 150

interface BrandFormProps {
  colour: string
  mistake: string
  attempt: unknown
  failure: string | undefined
}

export function BrandForm({ colour, mistake, attempt, failure }: BrandFormProps) {
  const isBusy = useNavigation().formMethod === 'POST'
  const preview = usePreview()
  const account = useAccountId()
  const errors = mistake && !isBusy ? [mistake] : []
  return (
    <Form method="post" replace noValidate preventScrollReset className="office-box max-w-xl">
      {errors.length > 0 && (
        <ErrorSummary
          formId={FORM}
          banner={mistake}
          fields={{ colour: errors }}
          attempt={attempt}
        />
      )}
      <TextField
        label="Colour"
        name="colour"
        formId={FORM}
        type="color"
        className="inp h-12 max-w-40 p-1"
        defaultValue={colour}
        errors={errors}
        onInput={preview}
      />
      {!isBusy && <PostFailed failure={failure} />}
      <div className="flex flex-wrap gap-3">
        <button className="btn btn-secondary" type="submit" formMethod="get">
          Preview
        </button>
        <button
          className="btn btn-primary"
          type="submit"
          name="account"
          value={account}
          disabled={isBusy}
        >
          {isBusy ? 'Saving…' : 'Save draft'}
        </button>
      </div>
    </Form>
  )
}

/** Shows a colour while it is being chosen. */
function usePreview() {
  const submit = useSubmit()
  const timer = useRef<ReturnType<typeof setTimeout>>()
  return ({ currentTarget }: FormEvent<HTMLInputElement>) => {
    const { value: colour } = currentTarget
    clearTimeout(timer.current)
    timer.current = setTimeout(
      () => submit({ colour }, { method: 'get', replace: true, preventScrollReset: true }),
      PAUSE_MS,
    )
  }
}
