import type { ShapeOf } from '#app/models/content/form/shape.server'

type ListShape = ShapeOf<'list'>

interface ItemButtonProps {
  act: 'up' | 'down' | 'duplicate' | 'remove'
  name: string
  heading: string
  isOff?: boolean
  children: string
}

export function ItemButton({ act, name, heading, isOff, children }: ItemButtonProps) {
  if (isOff) return null
  return (
    <button
      className="cursor-pointer py-2 text-sm font-semibold text-ink-2 underline hover:text-ink"
      type="submit"
      name="do"
      value={`${act}:${name}`}
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
  const noun = nounOf(shape.label || (kinds.length > 0 ? 'section' : 'item'))
  return (
    <>
      {kinds.length > 0 && (
        <label className="min-w-0">
          <span className="mb-1.5 block font-semibold">Kind of section</span>
          <select className="inp sel" name={`new:${list}`}>
            {kinds.map(({ value, label: words }) => (
              <option key={value} value={value}>
                {words}
              </option>
            ))}
          </select>
        </label>
      )}
      <button
        className="btn btn-secondary btn-small"
        type="submit"
        name="do"
        value={`add:${list}`}
        aria-label={`Add ${noun}: ${label}`}
      >
        {`Add ${noun}`}
      </button>
    </>
  )
}

/** "Kind of SMS" → "kind of SMS" */
const nounOf = (label: string) => label.slice(0, 1).toLowerCase() + label.slice(1)
