import { type FormEvent, useState } from 'react'
import type { ShapeOf } from '#app/models/content/form/shape.server'
import { listOf, textOf } from '#app/models/content/form/shape-value'
import { capitalize } from '#app/models/text'
import { Boxes } from '#app/routes/desk/form/form-fields'
import { Field, FieldErrors, fieldId, Options } from '#app/ui/form/field'
import { FORM, labelOf, type ShapeFieldProps } from './edit-parts'

const LONG = 100
/** `longest` of a shape whose schema has no limit. */
const UNLIMITED = 2000
const CHARACTERS_PER_LINE = 70
/** A longer limit is technical, so the hint leaves it out. */
const MAX_SHOWN_LIMIT = 1000

const NO_COUNT = -1

function useCount(count: (text: string) => number) {
  const [typed, setTyped] = useState(NO_COUNT)
  const onInput = (event: FormEvent<HTMLInputElement | HTMLTextAreaElement>) =>
    setTyped(count(event.currentTarget.value))
  return { typed, onInput }
}

const sentences = (...parts: string[]) => parts.filter(Boolean).join(' ')

type InputShape = ShapeOf<'text'> | ShapeOf<'number'>

export function InputField({ shape, value, name }: ShapeFieldProps<InputShape>) {
  const { typed, onInput } = useCount((text) => text.trim().length)
  const control = { ...controlOf(shape), defaultValue: textOf(value), onInput }
  return (
    <Field label={labelOf(shape)} name={name} hint={sentences(shape.help, limitOf(shape, typed))}>
      {(frame) =>
        isLong(shape, control) ? (
          <textarea
            className="inp field-sizing-content min-h-12!"
            rows={Math.min(8, Math.ceil((control.defaultValue.length + 1) / CHARACTERS_PER_LINE))}
            defaultValue={control.defaultValue}
            onInput={onInput}
            {...frame}
          />
        ) : (
          <input className="inp" {...control} {...frame} />
        )
      }
    </Field>
  )
}

function isLong(shape: InputShape, { type, list }: { type: string; list?: string }): boolean {
  if (shape.kind !== 'text' || type !== 'text' || list) return false
  return shape.input === 'long' || (shape.longest > LONG && shape.longest < UNLIMITED)
}

function limitOf(shape: InputShape, typed: number): string {
  if (shape.kind !== 'text' || shape.longest > MAX_SHOWN_LIMIT || shape.input === 'link') return ''
  const { shortest, longest } = shape
  if (typed === NO_COUNT) {
    return shortest > 1 ? `${shortest} to ${longest} characters.` : `${longest} characters at most.`
  }
  const over = typed > longest ? `, ${typed - longest} too many` : ''
  return `${typed} of ${longest} characters${over}.`
}

function controlOf(shape: InputShape) {
  if (shape.kind === 'number') return { type: 'text', inputMode: 'decimal' as const }
  switch (shape.input) {
    case 'link':
      return { type: 'text', list: `${FORM}-links`, inputMode: 'url' as const, spellCheck: false }
    case 'email':
      return { type: 'email', autoComplete: 'off' }
    case 'uri':
      return { type: 'url', autoComplete: 'off' }
    case 'date':
      return { type: 'date' }
    case 'time':
      return { type: 'time' }
    case 'colour':
      return { type: 'color' }
    default:
      return { type: 'text' }
  }
}

export function LinesField({ shape, value, name }: ShapeFieldProps<ShapeOf<'lines'>>) {
  const { typed, onInput } = useCount((text) => text.split('\n').filter((one) => one.trim()).length)
  const { min, max, longest, help } = shape
  const lines = listOf(value).map(textOf)
  const range = min === 0 ? `at most ${max}` : `${min} to ${max}`
  const many = min === max ? `${max}` : range
  const count = typed === NO_COUNT ? `One in each line, ${many}` : `${typed} of ${many} lines`
  const each = longest > MAX_SHOWN_LIMIT ? '' : `, each up to ${longest} characters`
  return (
    <Field label={labelOf(shape)} name={name} hint={sentences(help, `${count}${each}.`)}>
      {(frame) => (
        <textarea
          className="inp field-sizing-content"
          rows={Math.min(12, lines.length + 1)}
          defaultValue={lines.join('\n')}
          onInput={onInput}
          {...frame}
        />
      )}
    </Field>
  )
}

export function FlagField({ shape, value, name }: ShapeFieldProps) {
  return (
    <div className="mb-4">
      <label className="inline-flex min-h-11 items-center gap-2">
        <input
          id={fieldId(FORM, name)}
          type="checkbox"
          name={name}
          defaultChecked={value === true}
        />
        <span>{shape.label}</span>
      </label>
      {shape.help && <p className="hint">{shape.help}</p>}
      <FieldErrors name={name} />
    </div>
  )
}

export function SeveralField({ shape, value, name }: ShapeFieldProps<ShapeOf<'several'>>) {
  const { label, help } = shape
  const boxes = { label, help, options: shape.options.map(toOption) }
  return <Boxes {...boxes} type="checkbox" name={name} chosen={listOf(value).map(textOf)} />
}

export function ChoiceField({ shape, value, name }: ShapeFieldProps<ShapeOf<'choice'>>) {
  const { input, label, options, isOptional, help } = shape
  if (input === 'hue') {
    const hues = options.map((hue) => ({
      ...toOption(hue),
      mark: <span className="size-5 rounded-full bg-(--g1)" data-hue={hue} />,
    }))
    const boxes = { label, help, options: hues }
    return <Boxes {...boxes} type="radio" name={name} chosen={[textOf(value)]} />
  }
  return (
    <Field label={label} name={name} hint={help}>
      {(frame) => (
        <select className="inp sel" defaultValue={textOf(value)} {...frame}>
          {isOptional && <option value="">No choice</option>}
          <Options options={options.map(toOption)} />
        </select>
      )}
    </Field>
  )
}

const toOption = (value: string) => ({ value, label: capitalize(value) })
