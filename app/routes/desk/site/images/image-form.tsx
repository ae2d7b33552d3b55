import { type FormRefusal, PageForm } from '#app/routes/desk/page-form'
import { Field, TextField } from '#app/ui/form/field'
import { Icon } from '#app/ui/icon'

interface ImageFormProps {
  refusal: FormRefusal | undefined
  failure: string | undefined
}

const FORM = 'picture'

export function ImageForm({ refusal, failure }: ImageFormProps) {
  return (
    <section className="office-box max-w-3xl" aria-labelledby="upload-picture">
      <h2 id="upload-picture" className="mb-4!">
        Upload a picture
      </h2>
      <PageForm
        formId={FORM}
        refusal={refusal}
        failure={failure}
        encType="multipart/form-data"
        submit={{ label: 'Upload', busyLabel: 'Uploading…' }}
      >
        {(errors) => (
          <>
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
          </>
        )}
      </PageForm>
    </section>
  )
}

interface AltFieldProps {
  formId: string
  value: string | undefined
  errors: string[] | undefined
}

/** The text alternative of a picture. */
export function AltField({ formId, value, errors }: AltFieldProps) {
  return (
    <TextField
      label="What it shows"
      hint="Read aloud by screen readers, such as “Our support team in Lucknow”."
      name="alt"
      formId={formId}
      maxLength={200}
      required
      defaultValue={value}
      errors={errors}
    />
  )
}
