import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { Form, Link, useLoaderData } from '@remix-run/react'
import { type FormEvent, useState } from 'react'

import { toolWithOthers } from '#app/content/content'
import type { RouteHandle } from '#app/http/body.server'
import { fillVariables } from '#app/models/messaging/dlt-variable'
import { pricedRoutes } from '#app/models/messaging/price-list.server'
import { countSms } from '#app/models/messaging/sms-parts'
import { type PageMeta, toolLinks } from '#app/routes/site/page-head'
import { shownSite } from '#app/routes/site/site-content.server'
import { Field, fieldId, RadioButtons, TextField } from '#app/ui/form/field'
import { ErrorSummary } from '#app/ui/form/form-messages'
import { SmsCostPanel } from './sms-cost-panel'
import { SmsCountPanel } from './sms-count-panel'
import { BAD_MESSAGES, LONGEST_TEXT, MOST_MESSAGES, readSmsDraft } from './sms-draft'
import { ToolPage, toolMeta, useLiveForm } from './tool-page'

const EXAMPLES = [
  [
    'English',
    'Your order 4821 is packed and leaves Jaipur today. Track it in the app. Aravalli Stores',
  ],
  ['Hindi', 'आपका ऑर्डर 4821 आज जयपुर से निकल रहा है। अरावली स्टोर्स'],
  [
    'Typographic quotes',
    'Our “Diwali” sale starts on Friday – 20% off all handloom till Sunday. Reply STOP to opt out. Aravalli Stores',
  ],
] as const

export async function loader({ request }: LoaderFunctionArgs) {
  const { content } = await shownSite(request)
  const routes = pricedRoutes(content.prices).filter(({ slabs }) => slabs.length > 0)
  const query = new URL(request.url).searchParams
  const draft = readSmsDraft(query, routes)
  const typed = query.get('messages') || String(draft.messages)
  const answer = { ...toolWithOthers(content, 'sms-calculator'), routes, draft, typed }
  return draft.messages === undefined ? data(answer, 400) : answer
}

export function shouldRevalidate() {
  return false
}

export const handle: RouteHandle = { hasLongUrl: true }

export const links = toolLinks

export const meta: PageMeta<typeof loader> = ({ data, matches }) => toolMeta(data?.page, matches)

const MISTAKES = { messages: [BAD_MESSAGES] }

export default function SmsCalculatorPage() {
  const { routes, draft: served, typed, ...frame } = useLoaderData<typeof loader>()
  const read = (fields: FormData) => readSmsDraft(fields, routes)
  const { form, draft, follow } = useLiveForm(served, read)
  // A new object for every refused submit, so that the summary takes the focus again.
  const [mistakes, setMistakes] = useState(served.messages === undefined ? MISTAKES : undefined)
  const count = countSms(fillVariables(draft.text))
  const route = routes.find(({ category }) => category === draft.route)

  function refuse(event: FormEvent<HTMLFormElement>) {
    const isWrong = read(new FormData(event.currentTarget)).messages === undefined
    if (isWrong) event.preventDefault()
    setMistakes(isWrong ? { ...MISTAKES } : undefined)
  }

  return (
    <ToolPage {...frame}>
      <div className="wrap tool max-lg:grid-cols-1">
        <Form
          className="card tool-form"
          ref={form}
          onInput={follow}
          onSubmit={refuse}
          noValidate
          action={`${frame.page.path}#result`}
          replace
          preventScrollReset
        >
          {mistakes && (
            <ErrorSummary formId="sms" banner={BAD_MESSAGES} fields={mistakes} attempt={mistakes} />
          )}
          <Field
            label="Message text"
            formId="sms"
            name="text"
            hint={`Up to ${LONGEST_TEXT} characters, any script; a variable such as {#var#} counts as filled (x)`}
          >
            {(control) => (
              <>
                <textarea
                  className="inp"
                  rows={7}
                  maxLength={LONGEST_TEXT}
                  defaultValue={served.text}
                  {...control}
                />
                <Examples />
              </>
            )}
          </Field>
          <fieldset className="field">
            <legend className="mb-1.5 font-semibold">Route</legend>
            <div className="seg max-sm:grid">
              <RadioButtons
                id={fieldId('sms', 'route')}
                name="route"
                options={routes.map(({ category }) => category)}
                value={served.route}
              />
            </div>
          </fieldset>
          <TextField
            label="Messages a month"
            formId="sms"
            name="messages"
            type="number"
            inputMode="numeric"
            min={1}
            max={MOST_MESSAGES}
            errors={mistakes?.messages}
            defaultValue={typed}
          />
          <button className="btn btn-primary w-full" type="submit">
            Count the parts
          </button>
        </Form>
        <section className="tool-result" id="result" aria-label="Result">
          <SmsCountPanel draft={draft} count={count} path={frame.page.path} />
          {route && <SmsCostPanel draft={draft} count={count} route={route} />}
        </section>
      </div>
    </ToolPage>
  )
}

function Examples() {
  return (
    <p className="hint">
      Try{' '}
      {EXAMPLES.map(([name, text], index) => (
        <span key={name}>
          {index > 0 && <span>, </span>}
          <Link
            className="text-link"
            to={`?${new URLSearchParams({ text })}#result`}
            reloadDocument
          >
            {name}
          </Link>
        </span>
      ))}
    </p>
  )
}
