import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { Form, type ShouldRevalidateFunction, useLoaderData } from '@remix-run/react'
import { type FormEvent, useState } from 'react'

import { toolWithOthers } from '#app/content/content'
import { languageOf } from '#app/content/language'
import { calculatorWords } from '#app/content/tool-words/sms-calculator'
import { toolPageWords } from '#app/content/tool-words/tool-page'
import type { RouteHandle } from '#app/http/body.server'
import { fillVariables } from '#app/models/messaging/dlt-variable'
import { pricedRoutes } from '#app/models/messaging/price-list.server'
import { countSms } from '#app/models/messaging/sms-parts'
import { type PageMeta, toolLinks } from '#app/routes/site/page-head'
import { shownSite } from '#app/routes/site/site-content.server'
import { Field, FormContext, fieldId, RadioButtons, TextField } from '#app/ui/form/field'
import { ErrorSummary } from '#app/ui/form/form-messages'
import { SmsCostPanel } from './sms-cost-panel'
import { SmsCountPanel } from './sms-count-panel'
import { MAX_MESSAGES, MAX_TEXT, readSmsDraft, wrongFieldsOf } from './sms-draft'
import { LanguageInput, ToolExamples } from './tool-links'
import { ToolPage, toolMeta, useLiveForm } from './tool-page'

const EXAMPLES = [
  [
    'english',
    'Your order 4821 is packed and leaves Jaipur today. Track it in the app. Aravalli Stores',
  ],
  ['hindi', 'आपका ऑर्डर 4821 आज जयपुर से निकल रहा है। अरावली स्टोर्स'],
  [
    'quotes',
    'Our “Diwali” sale starts on Friday – 20% off all handloom till Sunday. Reply STOP to opt out. Aravalli Stores',
  ],
] as const

export async function loader({ request }: LoaderFunctionArgs) {
  const { content } = await shownSite(request)
  const routes = pricedRoutes(content.prices).filter(({ slabs }) => slabs.length > 0)
  const query = new URL(request.url).searchParams
  const draft = readSmsDraft(query, routes)
  const typed = {
    text: query.get('text') ?? '',
    messages: query.get('messages') || String(draft.messages),
  }
  const tool = toolWithOthers(content, 'sms-calculator', languageOf(query))
  const wrong = wrongFieldsOf(draft).filter((field) => query.has(field))
  const pageData = { ...tool, routes, draft, typed, wrong }
  return wrong.length > 0 ? data(pageData, 400) : pageData
}

/** The browser counts, so only another language needs new data from the server. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  languageOf(currentUrl.searchParams) !== languageOf(nextUrl.searchParams)

export const handle: RouteHandle = { hasLongUrl: true }

export const links = toolLinks

export const meta: PageMeta<typeof loader> = ({ data, matches }) => toolMeta(data?.page, matches)

export default function SmsCalculatorPage() {
  const { routes, draft: served, typed, wrong, language, ...frame } = useLoaderData<typeof loader>()
  const words = calculatorWords[language]
  const read = (fields: FormData) => readSmsDraft(fields, routes)
  const { form, draft, updateDraft } = useLiveForm(served, read)
  // A new array for each rejected submit, so that the error summary takes the focus again.
  const [refused, setRefused] = useState(wrong)
  const errorMessages = { text: words.badText, messages: words.badMessages(MAX_MESSAGES) }
  const errors = Object.fromEntries(refused.map((field) => [field, [errorMessages[field]]]))
  const count = countSms(fillVariables(draft.text))
  const shown = { draft, count, words, language }
  const route = routes.find(({ category }) => category === draft.route)

  function refuse(event: FormEvent<HTMLFormElement>) {
    const found = wrongFieldsOf(read(new FormData(event.currentTarget)))
    if (found.length > 0) event.preventDefault()
    setRefused(found)
  }

  return (
    <ToolPage {...frame}>
      <div className="wrap tool max-lg:grid-cols-1">
        <Form
          className="card tool-form"
          ref={form}
          onInput={updateDraft}
          onSubmit={refuse}
          noValidate
          action={`${frame.page.path}#result`}
          replace
          preventScrollReset
        >
          <LanguageInput language={language} />
          {refused.length > 0 && (
            <ErrorSummary
              formId="sms"
              banner={refused.map((field) => errorMessages[field]).join('. ')}
              fields={errors}
              attempt={refused}
            />
          )}
          <FormContext.Provider value={{ formId: 'sms', values: typed, errors }}>
            <Field label={words.text} name="text" hint={words.textHint(MAX_TEXT)}>
              {(control) => (
                <>
                  <textarea
                    className="inp"
                    rows={7}
                    // One more, so that the page can say that it cuts a pasted text.
                    maxLength={MAX_TEXT + 1}
                    {...control}
                  />
                  <ToolExamples
                    label={words.try}
                    language={language}
                    examples={EXAMPLES.map(([name, text]) => [words.examples[name], { text }])}
                  />
                </>
              )}
            </Field>
            {routes.length > 0 && (
              <>
                <fieldset className="field">
                  <legend className="mb-1.5 font-semibold">{words.route}</legend>
                  <div className="seg max-sm:grid" lang="en">
                    <RadioButtons
                      id={fieldId('sms', 'route')}
                      name="route"
                      options={routes.map(({ category }) => category)}
                      value={served.route}
                    />
                  </div>
                </fieldset>
                <TextField
                  label={words.messages}
                  name="messages"
                  type="number"
                  inputMode="numeric"
                  min={1}
                  max={MAX_MESSAGES}
                />
              </>
            )}
          </FormContext.Provider>
          <button className="btn btn-primary w-full" type="submit">
            {words.submit}
          </button>
        </Form>
        <section className="tool-result" id="result" aria-label={toolPageWords[language].result}>
          <SmsCountPanel {...shown} path={frame.page.path} />
          {route && <SmsCostPanel {...shown} route={route} />}
        </section>
      </div>
    </ToolPage>
  )
}
