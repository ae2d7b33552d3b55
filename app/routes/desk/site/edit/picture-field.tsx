import type { ShapeOf } from '#app/models/content/form-shape.server'
import { FieldError, fieldId } from '#app/ui/form/field'
import { Icon } from '#app/ui/icon'
import { FORM, type ShapeFieldProps, useEditing } from './edit-parts'
import { textOf } from './shape-value'

/** The pictures are drawn only for the field that is being changed: each page has many. */
export function PictureField({ shape, value, name }: ShapeFieldProps<ShapeOf<'text'>>) {
  const { errors, choosing, icons, scenes } = useEditing(name)
  const id = fieldId(FORM, name)
  const chosen = textOf(value)
  const isIcon = shape.input === 'icon'
  return (
    <fieldset className="field" aria-describedby={errors.length > 0 ? `${id}-error` : undefined}>
      <legend className="mb-1.5 font-semibold">
        {shape.isOptional ? `${shape.label} (optional)` : shape.label}
      </legend>
      {shape.help && <p className="hint">{shape.help}</p>}
      {errors.length > 0 && <FieldError id={`${id}-error`} errors={errors} />}
      {choosing === name ? (
        <Pictures
          id={id}
          name={name}
          names={isIcon ? icons : scenes}
          chosen={chosen}
          isIcon={isIcon}
          isOptional={shape.isOptional}
        />
      ) : (
        <div className="flex flex-wrap items-center gap-3">
          <input type="hidden" name={name} value={chosen} />
          {chosen !== '' && <Picture name={chosen} isIcon={isIcon} />}
          <span className="text-ink-2">{chosen === '' ? 'None' : chosen.replaceAll('-', ' ')}</span>
          <button
            id={id}
            className="btn btn-secondary btn-small scroll-mt-24"
            type="submit"
            name="do"
            value={`choose:${name}`}
            aria-label={`Choose: ${shape.label}`}
          >
            Choose
          </button>
        </div>
      )}
    </fieldset>
  )
}

interface PicturesProps {
  id: string
  name: string
  names: readonly string[]
  chosen: string
  isIcon: boolean
  isOptional: boolean
}

function Pictures({ id, name, names, chosen, isIcon, isOptional }: PicturesProps) {
  const all = isOptional ? ['', ...names] : names
  const current = all.includes(chosen) ? chosen : all[0]
  return (
    <div
      className={`grid max-h-96 gap-1 overflow-auto rounded-(--r-md) border border-line p-2 ${isIcon ? 'grid-cols-[repeat(auto-fill,minmax(9rem,1fr))]' : 'grid-cols-[repeat(auto-fill,minmax(10rem,1fr))]'}`}
    >
      {all.map((one) => (
        <label
          key={one}
          className="flex min-w-0 flex-wrap items-center gap-2 rounded-(--r-sm) p-2 text-sm font-normal! has-checked:bg-(--sunken)"
        >
          <input
            id={one === current ? id : undefined}
            type="radio"
            name={name}
            value={one}
            defaultChecked={one === chosen}
          />
          {one !== '' && <Picture name={one} isIcon={isIcon} />}
          <span className="min-w-0 wrap-anywhere">
            {one === '' ? 'None' : one.replaceAll('-', ' ')}
          </span>
        </label>
      ))}
    </div>
  )
}

function Picture({ name, isIcon }: { name: string; isIcon: boolean }) {
  if (isIcon) return <Icon name={name} />
  return (
    <img
      className="h-16 w-24 object-contain"
      src={`/admin/site/scenes/${name}`}
      alt=""
      loading="lazy"
      width={96}
      height={64}
    />
  )
}
