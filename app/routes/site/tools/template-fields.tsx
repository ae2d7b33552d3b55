import type { Language } from '#app/content/language'
import type { CheckerWords } from '#app/content/tool-words/template-checker'
import { CATEGORIES, type Draft, MAX_TEMPLATE } from '#app/models/messaging/dlt-draft'
import type { Fault } from '#app/models/messaging/dlt-template'
import { Field, fieldId, RadioButtons, TextField } from '#app/ui/form/field'
import { EXAMPLES, TEMPLATE_FORM } from './template-draft'
import { ToolExamples } from './tool-examples'

type Mistake = Pick<Fault, 'field' | 'message'>

interface TemplateFieldsProps {
  draft: Draft
  faults: readonly Mistake[]
  words: CheckerWords
  language: Language
}

export function TemplateFields({ draft, faults, words, language }: TemplateFieldsProps) {
  const field = (name: keyof Draft) => ({
    formId: TEMPLATE_FORM,
    name,
    defaultValue: draft[name],
    errors: sentencesAt(name, faults),
  })
  return (
    <>
      <fieldset className="field">
        <legend className="mb-1.5 font-semibold">{words.category}</legend>
        <div className="seg grid sm:grid-cols-[max-content_max-content]" lang="en">
          <RadioButtons
            id={fieldId(TEMPLATE_FORM, 'category')}
            name="category"
            options={CATEGORIES}
            value={draft.category}
          />
        </div>
      </fieldset>
      <div className="two">
        <TextField
          label={words.header}
          hint={words.headerHint}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          {...field('header')}
        />
        <TextField
          label={words.brand}
          hint={words.brandHint}
          autoComplete="organization"
          maxLength={60}
          {...field('brand')}
        />
      </div>
      <Field
        label={words.text}
        hint={words.textHint}
        formId={TEMPLATE_FORM}
        name="text"
        errors={sentencesAt('text', faults)}
      >
        {(control) => (
          <>
            <textarea
              className="inp"
              rows={6}
              // One more, so that the check can say that it cuts a pasted text.
              maxLength={MAX_TEMPLATE + 1}
              defaultValue={draft.text}
              {...control}
            />
            <ToolExamples
              label={words.try}
              language={language}
              examples={EXAMPLES.map((example) => [words.examples[example], { example }])}
            />
          </>
        )}
      </Field>
      <TextField label={words.sendAt} hint={words.sendAtHint} type="time" {...field('sendAt')} />
    </>
  )
}

function sentencesAt(name: keyof Draft, faults: readonly Mistake[]): string[] | undefined {
  const found = faults.filter(({ field }) => field === name).map(({ message }) => message)
  return found.length > 0 ? [found.join(' ')] : undefined
}
