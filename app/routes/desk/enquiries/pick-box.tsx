import { BULK_FORM } from './bulk-bar'

/** Ticks an enquiry for the change of several. */
export function PickBox({ id, name }: { id: string; name: string }) {
  return (
    <label className="pick">
      <input type="checkbox" name="id" value={id} form={BULK_FORM} aria-label={`Select ${name}`} />
    </label>
  )
}
