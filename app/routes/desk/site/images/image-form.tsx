import { FileField } from '#app/routes/desk/form/form-fields'
import { type FormRefusal, PageForm } from '#app/routes/desk/form/page-form'
import { TextField } from '#app/ui/form/field'

export function ImageForm({ refusal }: { refusal: FormRefusal | undefined }) {
  return (
    <section className="office-box max-w-3xl" aria-labelledby="upload-picture">
      <h2 id="upload-picture" className="mb-4!">
        Upload a picture
      </h2>
      <PageForm
        formId="picture"
        values={refusal?.values}
        refusal={refusal}
        encType="multipart/form-data"
        submit={{ label: 'Upload', busyLabel: 'Uploading…' }}
      >
        <AltField />
        <FileField
          label="Picture"
          name="file"
          hint="PNG, JPEG or WebP up to 8 MB and 25 megapixels, or SVG up to 256 KB. Transparent parts look dark on a dark screen."
          icon="image"
          accept=".png,.jpg,.jpeg,.webp,.svg"
          required
        />
      </PageForm>
    </section>
  )
}

export function AltField() {
  return (
    <TextField
      label="What it shows"
      hint="Read aloud by screen readers, such as “Our support team at work”."
      name="alt"
      maxLength={200}
      required
    />
  )
}
