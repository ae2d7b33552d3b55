import type { ShapeOf } from '#app/models/content/form/shape.server'
import { fieldId, Options } from '#app/ui/form/field'
import { FORM, inSentence } from './edit-parts'

type ListShape = ShapeOf<'list'>

interface ItemButtonProps {
  action: 'up' | 'down' | 'duplicate' | 'remove'
  name: string
  heading: string
  isOff?: boolean
  children: string
}

export function ItemButton({ action, name, heading, isOff, children }: ItemButtonProps) {
  if (isOff) return null
  return (
    <button
      className="cursor-pointer py-2 text-sm font-semibold text-ink-2 underline hover:text-ink"
      type="submit"
      name="do"
      value={`${action}:${name}`}
      aria-label={`${children}: ${heading}`}
    >
      {children}
    </button>
  )
}

export function AddItem({
  shape,
  list,
  label,
}: {
  shape: ListShape['item']
  list: string
  label: string
}) {
  const kinds = shape.kind === 'variants' ? shape.variants : []
  const noun = inSentence(shape.label || (kinds.length > 0 ? 'section' : 'item'))
  const hasKinds = kinds.length > 0
  const add = (
    <button
      className={`btn btn-secondary ${hasKinds ? '' : 'btn-small'}`}
      type="submit"
      name="do"
      value={`add:${list}`}
      aria-label={`Add ${noun}: ${label}`}
    >
      {`Add ${noun}`}
    </button>
  )
  if (!hasKinds) return add
  const id = fieldId(FORM, `new:${list}`)
  return (
    <div className="w-full">
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {`Kind of ${noun.replace(/^kind of /, '')}`}
      </label>
      <div className="flex flex-wrap gap-3">
        <select id={id} className="inp sel w-auto min-w-0 flex-[1_1_15rem]" name={`new:${list}`}>
          <Options options={kinds} />
        </select>
        {add}
      </div>
    </div>
  )
}

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
