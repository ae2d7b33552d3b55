import { type ReactNode, useContext } from 'react'
import type { Shape, ShapeOf } from '#app/models/content/form/shape.server'
import { fieldsOf, nameOf, partOf, textOf } from '#app/models/content/form/shape-value'
import { FieldErrors, fieldId } from '#app/ui/form/field'
import { AddPart, RemovePart } from './edit-buttons'
import {
  EditingContext,
  type FieldsProps,
  FORM,
  groupId,
  INSIDE,
  PART,
  type ShapeFieldProps,
  SUMMARY,
  useMustOpen,
} from './edit-parts'
import { ListField } from './list-field'
import { PictureField } from './picture-field'
import { ChoiceField, FlagField, InputField, LinesField, SeveralField } from './plain-fields'
import { HomeHeadline, Related } from './related'

export function Fields({ fields, value, name }: FieldsProps) {
  const groups = fields.reduce<Shape[][]>((all, field) => {
    const last = all.at(-1)
    if (last?.[0]?.group === field.group) last.push(field)
    else all.push([field])
    return all
  }, [])
  return groups.map((group) => {
    const [first] = group
    if (!first) return null
    const inside = group.map((field) => (
      <ShapeField
        key={field.name}
        shape={field}
        value={partOf(value, field.name)}
        name={nameOf(name, field.name)}
      />
    ))
    if (first.group === '') return inside
    return (
      <Group
        key={first.name}
        title={first.group}
        start={firstTextOf(group, value)}
        names={group.map((field) => nameOf(name, field.name))}
      >
        {inside}
      </Group>
    )
  })
}

function firstTextOf(fields: readonly Shape[], value: unknown): string {
  const texts = fields.map(({ name, label }) => [label, textOf(partOf(value, name))])
  return texts.find(([, text]) => text !== '')?.join(': ') ?? ''
}

interface GroupProps {
  title: string
  /** Shown beside the title. */
  start: string
  names: string[]
  children: ReactNode
}

function Group({ title, start, names, children }: GroupProps) {
  const mustOpen = useMustOpen(...names)
  return (
    <details className={PART} open={mustOpen}>
      <summary id={groupId(title)} className={SUMMARY}>
        <span className="flex flex-wrap items-baseline justify-between gap-x-6">
          <h2 className="font-text text-base font-semibold">{title}</h2>
          <span className="min-w-0 truncate text-sm text-ink-3">{start}</span>
        </span>
      </summary>
      <div className={INSIDE}>{children}</div>
    </details>
  )
}

function ShapeField({ shape, value, name }: ShapeFieldProps) {
  switch (shape.kind) {
    case 'fixed':
      return null
    case 'object':
    case 'variants':
      return <Part shape={shape} value={value} name={name} />
    case 'list':
      return <ListField shape={shape} value={value} name={name} draw={Fields} />
    case 'lines':
      return <LinesField shape={shape} value={value} name={name} />
    case 'several':
      return <SeveralField shape={shape} value={value} name={name} />
    case 'choice':
      return <ChoiceField shape={shape} value={value} name={name} />
    case 'flag':
      return <FlagField shape={shape} value={value} name={name} />
    case 'text':
      if (['icon', 'scene', 'image'].includes(shape.input)) {
        return <PictureField shape={shape} value={value} name={name} />
      }
      return <InputField shape={shape} value={value} name={name} />
    case 'number':
      return <InputField shape={shape} value={value} name={name} />
  }
}

function Part({ shape, value, name }: ShapeFieldProps<ShapeOf<'object'> | ShapeOf<'variants'>>) {
  const { document, first } = useContext(EditingContext)
  const mustOpen = useMustOpen(name)
  const { label, help, isOptional } = shape
  const id = fieldId(FORM, name)
  if (isOptional && value === undefined) return <AddPart label={label} name={name} />
  return (
    <details className={PART} open={mustOpen || name === first || name.includes('.')}>
      <summary id={id} className={`${SUMMARY} font-semibold`}>
        {label}
      </summary>
      <div className={INSIDE}>
        {help && <p className="hint mb-3">{help}</p>}
        <HomeHeadline part={name} />
        <Related document={document} part={name} />
        <FieldErrors name={name} />
        {isOptional && <input type="hidden" name={name} value="on" />}
        <Fields fields={fieldsOf(shape, value)} value={value} name={name} />
        {isOptional && <RemovePart label={label} name={name} />}
      </div>
    </details>
  )
}
