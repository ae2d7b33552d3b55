import { Field } from '#app/ui/form/field'
import { Icon } from '#app/ui/icon'

interface FileFieldProps {
  label: string
  name: string
  hint: string
  icon: string
  accept: string
  required?: boolean
}

export function FileField({ icon, accept, required, ...field }: FileFieldProps) {
  return (
    <Field {...field}>
      {(control) => (
        <div className="drop">
          <Icon name={icon} size={28} />
          <input
            className="hover:file:bg-(--sunken)"
            type="file"
            accept={accept}
            required={required}
            {...control}
          />
        </div>
      )}
    </Field>
  )
}
