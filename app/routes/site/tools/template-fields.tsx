import { CATEGORIES, type Draft, LONGEST_TEMPLATE } from '#app/models/messaging/dlt-draft'
import type { Fault } from '#app/models/messaging/dlt-template'
import { fieldId, TextAreaField, TextField } from '#app/ui/field'

export const TEMPLATE_FORM = 'draft'

interface TemplateFieldsProps {
  draft: Draft
  faults: readonly Fault[]
}

export function TemplateFields({ draft, faults }: TemplateFieldsProps) {
  const field = (name: keyof Draft) => ({
    formId: TEMPLATE_FORM,
    name,
    defaultValue: draft[name],
    errors: sentencesAt(name, faults),
  })
  return (
    <>
      <fieldset className="field">
        <legend className="mb-1.5 font-semibold">Category</legend>
        <div className="seg grid sm:grid-cols-[max-content_max-content]">
          {CATEGORIES.map((category, place) => (
            <label key={category}>
              <input
                id={fieldId(TEMPLATE_FORM, `category-${place}`)}
                type="radio"
                name="category"
                value={category}
                defaultChecked={category === draft.category}
              />
              {category}
            </label>
          ))}
        </div>
      </fieldset>
      <div className="two max-sm:grid-cols-1">
        <TextField
          label="Header"
          hint="Such as JD-ABCXYZ-S"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          {...field('header')}
        />
        <TextField
          label="Brand name"
          hint="As it is to stand in the text"
          autoComplete="organization"
          maxLength={60}
          {...field('brand')}
        />
      </div>
      <TextAreaField
        label="Text of the template"
        hint="Variables as {#var#}"
        rows={6}
        maxLength={LONGEST_TEMPLATE}
        {...field('text')}
      />
      <TextField
        label="Time of sending"
        hint="India time; matters for Promotional and Service-Explicit"
        type="time"
        {...field('sendAt')}
      />
    </>
  )
}

/** The messages are whole sentences. */
function sentencesAt(name: keyof Draft, faults: readonly Fault[]): string[] | undefined {
  const found = faults.filter(({ field }) => field === name).map(({ message }) => message)
  return found.length > 0 ? [found.join(' ')] : undefined
}
