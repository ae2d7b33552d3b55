import { fieldId } from '#app/ui/form/field'
import { FORM, inSentence } from './edit-parts'

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
        {`Add ${inSentence(label)}`}
      </button>
    </p>
  )
}

interface RemovePartProps {
  label: string
  name: string
  isList?: boolean
}

export function RemovePart({ label, name, isList }: RemovePartProps) {
  return (
    <button className="btn btn-secondary btn-small" type="submit" name="do" value={`drop:${name}`}>
      {`Remove ${isList ? 'all ' : ''}${inSentence(label)}`}
    </button>
  )
}
