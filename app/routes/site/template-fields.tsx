import { CATEGORIES, type Draft, LONGEST_TEMPLATE } from '#app/models/dlt-draft'
import { TextAreaField, TextField } from '#app/ui/field'

/** What somebody wants to register and send. */
export function TemplateFields({ draft }: { draft: Draft }) {
  const field = (name: keyof Draft) => ({ formId: 'draft', name, defaultValue: draft[name] })
  return (
    <>
      <fieldset className="field">
        <legend>Category</legend>
        <div className="seg sm:grid sm:grid-cols-[max-content_max-content]">
          {CATEGORIES.map((category) => (
            <label key={category}>
              <input
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
      <div className="two">
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
