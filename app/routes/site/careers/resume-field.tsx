import { Field } from '#app/ui/field'
import { Icon } from '#app/ui/icon'

interface ResumeFieldProps {
  name: string
  formId: string
  errors: string[] | undefined
}

export function ResumeField(field: ResumeFieldProps) {
  return (
    <Field label="Resume" hint="PDF, DOC or DOCX, 5 MB at most." {...field}>
      {(control) => (
        <div className="drop">
          <Icon name="file-text" size={28} />
          <input type="file" accept=".pdf,.doc,.docx" {...control} />
        </div>
      )}
    </Field>
  )
}
