import { Form, useSubmit } from '@remix-run/react'
import { type FormEvent, useRef } from 'react'
import { BaseField, useOwnAccount } from '#app/routes/desk/form/back-field'
import { PagePostFailed, useIsPosting } from '#app/routes/desk/form/post-failure'
import { FormContext, TextField } from '#app/ui/form/field'
import { ErrorSummary } from '#app/ui/form/form-messages'

const FORM = 'brand'
const PAUSE_MS = 150
const SWATCH =
  'inp h-12 w-20! cursor-pointer p-1 [&::-webkit-color-swatch]:rounded-md [&::-webkit-color-swatch]:border-0 [&::-webkit-color-swatch-wrapper]:p-0'

interface BrandFormProps {
  colour: string
  base: string
  /** What the refused form names as `base`. */
  refused: string | undefined
  error: string
  attempt: unknown
  hasDraft: boolean
}

export function BrandForm(props: BrandFormProps) {
  const { colour, base, refused, error, attempt, hasDraft } = props
  const isBusy = useIsPosting()
  const preview = usePreview()
  const saving = { name: 'account', value: useOwnAccount()?.id, disabled: isBusy }
  const errors: Record<string, string[]> = error && !isBusy ? { colour: [error] } : {}
  return (
    <Form
      method="post"
      replace
      noValidate
      autoComplete="off"
      preventScrollReset
      className="office-box"
    >
      {errors.colour && (
        <ErrorSummary formId={FORM} banner={error} fields={errors} attempt={attempt} />
      )}
      <PagePostFailed />
      <div className="flex flex-wrap items-end gap-3 [&_.field]:mb-0">
        <FormContext.Provider value={{ formId: FORM, values: { colour }, errors }}>
          <TextField
            label="Colour"
            name="colour"
            type="color"
            className={SWATCH}
            onInput={preview}
          />
        </FormContext.Provider>
        <BaseField base={base} refused={refused} />
        <p className="num mr-3 flex min-h-12 items-center font-semibold">{colour}</p>
        <button className="btn btn-secondary" type="submit" formMethod="get">
          Preview
        </button>
        <button className="btn btn-secondary" type="submit" {...saving}>
          {isBusy ? 'Saving…' : 'Save draft'}
        </button>
        <button
          className="btn btn-primary"
          type="submit"
          formAction="/admin/site/brand?publish"
          {...saving}
        >
          Save and publish
        </button>
      </div>
      {hasDraft && (
        <p className="hint mt-3">Publishing shows what else is in the draft of Company, too.</p>
      )}
    </Form>
  )
}

function usePreview() {
  const submit = useSubmit()
  const timer = useRef<ReturnType<typeof setTimeout>>()
  return ({ currentTarget: { form } }: FormEvent<HTMLInputElement>) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(
      () => submit(form, { method: 'get', replace: true, preventScrollReset: true }),
      PAUSE_MS,
    )
  }
}
