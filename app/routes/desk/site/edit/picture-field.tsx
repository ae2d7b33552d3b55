import { Link } from '@remix-run/react'
import { useContext } from 'react'
import { isPictureName } from '#app/content/picture'
import type { ShapeOf } from '#app/models/content/form/shape.server'
import { textOf } from '#app/models/content/form/shape-value'
import { capitalize } from '#app/models/text'
import { FieldGroup } from '#app/routes/desk/form/form-fields'
import { fieldId } from '#app/ui/form/field'
import { Icon } from '#app/ui/icon'
import { PictureArt } from '#app/ui/picture-art'
import { EditingContext, FORM, labelOf, type ShapeFieldProps } from './edit-parts'

/** Shows the choices only for the field being changed, because a page has many picture fields. */
export function PictureField({ shape, value, name }: ShapeFieldProps<ShapeOf<'text'>>) {
  const { choosing, icons, scenes, pictures } = useContext(EditingContext)
  const id = fieldId(FORM, name)
  const chosen = textOf(value)
  const { input } = shape
  const none = input === 'image' ? LETTER_MARK : 'None'
  const names = { icon: icons, scene: scenes }[input] ?? []
  return (
    <FieldGroup name={name} label={labelOf(shape)} help={shape.help}>
      {choosing === name ? (
        <>
          <Choices
            id={id}
            name={name}
            names={shape.isOptional || input === 'image' ? ['', ...names] : names}
            chosen={chosen}
            input={input}
            none={none}
          />
          {input !== 'icon' && (
            <p className="mt-2 text-sm">
              <Link className="text-link" to="/admin/site/images">
                Upload a picture
              </Link>
            </p>
          )}
        </>
      ) : (
        <div className="flex flex-wrap items-center gap-3">
          <input type="hidden" name={name} value={chosen} />
          {chosen !== '' && <Shown name={chosen} input={input} />}
          <span className="text-ink-2">{pictures[chosen]?.alt ?? wordsOf(chosen, none)}</span>
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
    </FieldGroup>
  )
}

const LETTER_MARK = 'Letter mark: the first letter of the name'

function wordsOf(name: string, none: string): string {
  if (name === '') return none
  return isPictureName(name) ? 'A picture that was deleted' : inWords(name)
}

/** "bulk-sms" becomes "Bulk SMS". */
function inWords(name: string): string {
  const words = name.replaceAll('-', ' ')
  return capitalize(words.replace(/\b(sms|ivr|ios)\b/g, (word) => SPELT[word] ?? word))
}

const SPELT: Record<string, string> = { sms: 'SMS', ivr: 'IVR', ios: 'iOS' }

interface ChoicesProps {
  id: string
  name: string
  names: readonly string[]
  chosen: string
  input: string
  none: string
}

function Choices({ id, name, names, chosen, input, none }: ChoicesProps) {
  const { pictures } = useContext(EditingContext)
  const uploaded = input === 'icon' ? [] : Object.keys(pictures)
  const offered = names[0] === '' ? ['', ...uploaded, ...names.slice(1)] : [...uploaded, ...names]
  const current = offered.includes(chosen) ? chosen : names[0]
  return (
    <div
      className={`grid max-h-96 gap-1 overflow-auto rounded-(--r-md) border border-line p-2 ${input === 'icon' ? 'grid-cols-[repeat(auto-fill,minmax(9rem,1fr))]' : 'grid-cols-[repeat(auto-fill,minmax(11rem,1fr))]'}`}
    >
      {offered.map((one) => (
        <Choice key={one} id={id} name={name} one={one} {...{ current, chosen, input, none }} />
      ))}
    </div>
  )
}

interface ChoiceProps extends Omit<ChoicesProps, 'names'> {
  one: string
  /** The choice with the id, which links point to. */
  current: string | undefined
}

function Choice({ id, name, one, current, chosen, input, none }: ChoiceProps) {
  const { pictures } = useContext(EditingContext)
  return (
    <label className="flex min-w-0 flex-wrap items-center gap-2 rounded-(--r-sm) p-2 text-sm font-normal! has-checked:bg-(--sunken)">
      <input
        id={one === current ? id : undefined}
        type="radio"
        name={name}
        value={one}
        defaultChecked={one === chosen}
      />
      {one !== '' && <Shown name={one} input={input} />}
      <span className="min-w-0 wrap-anywhere">{pictures[one]?.alt ?? wordsOf(one, none)}</span>
    </label>
  )
}

function Shown({ name, input }: Pick<ChoicesProps, 'name' | 'input'>) {
  const { pictures } = useContext(EditingContext)
  const picture = pictures[name]
  if (picture) {
    return (
      <PictureArt
        picture={{ ...picture, alt: '' }}
        className="h-16 w-24 rounded bg-white object-contain"
        sizes="96px"
      />
    )
  }
  if (input === 'icon') return <Icon name={name} />
  if (isPictureName(name)) return null
  return (
    <img
      className="h-28 w-40 max-w-full rounded-(--r-sm) bg-(--sunken) object-contain p-1"
      src={`/admin/site/scenes/${name}`}
      alt=""
      loading="lazy"
      width={160}
      height={112}
    />
  )
}
