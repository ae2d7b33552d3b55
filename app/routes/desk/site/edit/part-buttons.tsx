import { fieldId } from '#app/ui/form/field'
import { FORM } from './edit-parts'

export function AddPart({ label, name }: { label: string; name: string }) {
  return (
    <p className="mb-4">
      <button
        id={fieldId(FORM, name)}
        className="btn btn-secondary btn-small"
        type="submit"
        name="do"
        value={`put:${name}`}
      >
        {`Add: ${label}`}
      </button>
    </p>
  )
}

export function RemovePart({ label, name }: { label: string; name: string }) {
  return (
    <button className="btn btn-secondary btn-small" type="submit" name="do" value={`drop:${name}`}>
      {`Remove: ${label}`}
    </button>
  )
}
