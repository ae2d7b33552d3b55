import type { Language } from '#app/content/language'
import type { CheckerWords } from '#app/content/tool-words/template-checker'
import { CATEGORIES, type Draft, MAX_TEMPLATE } from '#app/models/messaging/dlt-draft'
import type { Fault } from '#app/models/messaging/dlt-template'
import { Field, FormContext, fieldId, RadioButtons, TextField } from '#app/ui/form/field'
import { EXAMPLES, TEMPLATE_FORM } from './template-draft'
import { ToolExamples } from './tool-links'

type FieldFault = Pick<Fault, 'field' | 'message'>

interface TemplateFieldsProps {
  draft: Draft
  faults: readonly FieldFault[]
  words: CheckerWords
  language: Language
}

export function TemplateFields({ draft, faults, words, language }: TemplateFieldsProps) {
  const errors: Record<string, string[]> = {}
  for (const { field, message } of faults)
    errors[field] = [[...(errors[field] ?? []), message].join(' ')]
  return (
    <FormContext.Provider value={{ formId: TEMPLATE_FORM, values: { ...draft }, errors }}>
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
          name="header"
          hint={words.headerHint}
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
        />
        <TextField
          label={words.brand}
          name="brand"
          hint={words.brandHint}
          autoComplete="organization"
          maxLength={60}
        />
      </div>
      <Field label={words.text} hint={words.textHint} name="text">
        {(control) => (
          <>
            <textarea
              className="inp"
              rows={6}
              // One more, so that the check can say that it cuts a pasted text.
              maxLength={MAX_TEMPLATE + 1}
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
      <TextField label={words.sendAt} hint={words.sendAtHint} name="sendAt" type="time" />
    </FormContext.Provider>
  )
}
