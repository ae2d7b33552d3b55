import { Form, useNavigation } from '@remix-run/react'
import { AccountField, PostFailed } from '#app/routes/desk/desk-form'
import { Field } from '#app/ui/form/field'
import { ErrorSummary } from '#app/ui/form/form-messages'
import { Icon } from '#app/ui/icon'
import { AltField } from './alt-field'

interface ImageFormProps {
  refusal:
    | { values: Record<string, string>; fields: Record<string, string[]>; banner: string }
    | undefined
  failure: string | undefined
}

const FORM = 'picture'

export function ImageForm({ refusal, failure }: ImageFormProps) {
  const isBusy = useNavigation().formMethod === 'POST'
  const shown = isBusy ? undefined : refusal
  const errors = shown?.fields ?? {}
  return (
    <section className="office-box max-w-3xl" aria-labelledby="upload-picture">
      <h2 id="upload-picture" className="mb-4!">
        Upload a picture
      </h2>
      {shown && (
        <ErrorSummary formId={FORM} banner={shown.banner} fields={errors} attempt={shown} />
      )}
      <Form method="post" encType="multipart/form-data" replace noValidate aria-busy={isBusy}>
        <AccountField />
        <AltField formId={FORM} value={refusal?.values.alt} errors={errors.alt} />
        <Field
          label="Picture"
          hint="PNG, JPEG, WebP or SVG, up to 8 MB and 25 megapixels."
          name="file"
          formId={FORM}
          errors={errors.file}
        >
          {(control) => (
            <div className="drop">
              <Icon name="image" size={28} />
              <input
                className="hover:file:bg-(--sunken)"
                type="file"
                accept=".png,.jpg,.jpeg,.webp,.svg"
                required
                {...control}
              />
            </div>
          )}
        </Field>
        {!isBusy && <PostFailed failure={failure} />}
        <button className="btn btn-primary" type="submit" disabled={isBusy}>
          {isBusy ? 'Uploading…' : 'Upload'}
        </button>
      </Form>
    </section>
  )
}
