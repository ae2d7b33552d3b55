import type { ComponentType } from 'react'
import { headingsOf } from '#app/models/content/form/headings'
import type { ShapeOf } from '#app/models/content/form/shape.server'
import {
  fieldsOf,
  listOf,
  nameOf,
  partOf,
  textOf,
  variantOf,
} from '#app/models/content/form/shape-value'
import { FieldErrors, fieldId } from '#app/ui/form/field'
import { AddItem, AddPart, ItemButton, RemovePart } from './edit-buttons'
import {
  type FieldsProps,
  FORM,
  INSIDE,
  PART,
  type ShapeFieldProps,
  SUMMARY,
  useMustOpen,
} from './edit-parts'

type ListShape = ShapeOf<'list'>

/** The component for the fields of an item, passed in because an import would be a cycle. */
type Draw = { draw: ComponentType<FieldsProps> }

export function ListField({ shape, value, name, draw }: ShapeFieldProps<ListShape> & Draw) {
  const { label, help, isOptional, item, max } = shape
  const id = fieldId(FORM, name)
  if (isOptional && value === undefined) return <AddPart label={label} name={name} />
  const items = listOf(value)
  const headings = headingsOf(shape, value)
  const isTop = !name.includes('.')
  const fields = (
    <fieldset
      className={isTop ? 'mb-4 min-w-0' : `${PART} min-w-0 pt-3 pb-4`}
      aria-labelledby={isTop ? id : undefined}
    >
      {!isTop && (
        <legend id={id} tabIndex={-1} className="float-left mb-1 w-full scroll-mt-24 font-semibold">
          {label}
        </legend>
      )}
      {help && <p className="hint mb-2">{help}</p>}
      <FieldErrors name={name} />
      {isOptional && <input type="hidden" name={name} value="on" />}
      <ol className="clear-left mb-3 divide-y divide-line">
        {items.map((one, index) => (
          <Item
            key={index}
            draw={draw}
            item={item}
            heading={headings[index] ?? ''}
            value={one}
            list={name}
            index={index}
            isOpen={shape.isOpen}
            count={items.length}
          />
        ))}
      </ol>
      <div className="flex flex-wrap items-end gap-3">
        {items.length < max ? (
          <AddItem shape={item} list={name} label={label} />
        ) : (
          <p className="hint">{`At most ${max} entries`}</p>
        )}
        {isOptional && <RemovePart label={label} name={name} isList />}
      </div>
    </fieldset>
  )
  if (!isTop) return fields
  return (
    <details className={PART} open>
      <summary id={id} className={`${SUMMARY} font-semibold`}>
        {label}
      </summary>
      {fields}
    </details>
  )
}

interface ItemProps extends Draw {
  item: ListShape['item']
  heading: string
  value: unknown
  list: string
  index: number
  isOpen: boolean
  count: number
}

function Item({ draw: Fields, item, heading, value, list, index, isOpen, count }: ItemProps) {
  const name = nameOf(list, `${index}`)
  const mustOpen = useMustOpen(name)
  const id = fieldId(FORM, name)
  return (
    <li>
      <details open={mustOpen || isOpen}>
        <summary id={id} className={SUMMARY}>
          {item.heading === 'slab' ? heading : `${index + 1}. ${heading}`}
        </summary>
        <div className={INSIDE}>
          <FieldErrors name={name} />
          <input type="hidden" name={name} value="on" />
          {item.kind === 'variants' && (
            <input
              type="hidden"
              name={nameOf(name, item.key)}
              value={textOf(partOf(value, item.key))}
            />
          )}
          {variantOf(item, value) && <p className="hint mb-3">{variantOf(item, value)?.label}</p>}
          <Fields fields={fieldsOf(item, value)} value={value} name={name} />
          <div className="flex flex-wrap gap-x-5">
            <ItemButton action="up" name={name} heading={heading} isOff={index === 0}>
              Move up
            </ItemButton>
            <ItemButton action="down" name={name} heading={heading} isOff={index === count - 1}>
              Move down
            </ItemButton>
            <ItemButton action="duplicate" name={name} heading={heading}>
              Duplicate
            </ItemButton>
            <ItemButton action="remove" name={name} heading={heading}>
              Remove
            </ItemButton>
          </div>
        </div>
      </details>
    </li>
  )
}
