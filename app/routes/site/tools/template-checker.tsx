import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node'
import { Form, useActionData, useLoaderData } from '@remix-run/react'
import { type FormEvent, useRef, useState } from 'react'

import { toolWithOthers } from '#app/content/content'
import { languageOf, urlIn } from '#app/content/language'
import { checkerWords } from '#app/content/tool-words/template-checker'
import { readForm } from '#app/http/body.server'
import type { Draft } from '#app/models/messaging/dlt-draft'
import { checkTemplate, type Finding, faultsIn } from '#app/models/messaging/dlt-template'
import { type PageMeta, toolLinks } from '#app/routes/site/page-head'
import { shownSite } from '#app/routes/site/site-content.server'
import { useErrorTitle } from '#app/ui/error/error-title'
import { ErrorSummary } from '#app/ui/form/form-messages'
import { exampleOf, readTemplateDraft, TEMPLATE_FORM } from './template-draft'
import { TemplateFields } from './template-fields'
import { NoFindings, TemplateFindings } from './template-findings'
import { TemplateRules } from './template-rules'
import { ToolPage, toolMeta, useLiveForm } from './tool-page'

export async function loader({ request }: LoaderFunctionArgs) {
  const { content } = await shownSite(request)
  const query = new URL(request.url).searchParams
  const tool = toolWithOthers(content, 'template-checker', languageOf(query))
  return { ...tool, example: exampleOf(query) }
}

/** POST because a template may be longer than a URL; nothing is stored. */
export async function action({ request }: ActionFunctionArgs) {
  const fields = new Map(Object.entries(await readForm(request)))
  const draft = readTemplateDraft(fields)
  const isRefused = draft.text === '' || faultsIn(checkTemplate(draft)).length > 0
  return data({ draft }, isRefused ? 400 : 200)
}

export const links = toolLinks

export const meta: PageMeta<typeof loader> = ({ data, matches }) => toolMeta(data?.page, matches)

const EMPTY = readTemplateDraft(new Map())

/** Faults found by the last check and not yet corrected; new faults appear with the next check. */
function remainingFaults(checked: Draft, findings: readonly Finding[]) {
  const known = new Set(faultsIn(checkTemplate(checked)).map(({ rule }) => rule))
  return faultsIn(findings).filter(({ rule }) => known.has(rule))
}

export default function TemplateCheckerPage() {
  const { language, example, ...frame } = useLoaderData<typeof loader>()
  const words = checkerWords[language]
  const posted = useActionData<typeof action>()?.draft
  // Switching the language discards the action data.
  const [served] = useState(posted ?? example ?? EMPTY)
  const { form, draft, updateDraft } = useLiveForm<Draft>(served, readTemplateDraft)
  const [checked, setChecked] = useState(posted)
  const result = useRef<HTMLHeadingElement>(null)
  const isStarted = draft.text !== '' || draft.header !== ''
  const findings = checkTemplate(draft, words.messages)
  const isEmpty = draft.text === '' && checked?.text === ''
  const faults = checked ? remainingFaults(checked, findings) : []
  const missing = isEmpty ? [{ field: 'text', message: words.badText } as const] : []
  useErrorTitle(faults.length > 0)

  function showResult(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    updateDraft()
    const submitted = readTemplateDraft(new FormData(event.currentTarget))
    setChecked(submitted)
    if (submitted.text === '') return
    result.current?.focus()
    result.current?.scrollIntoView({ block: 'start' })
  }

  return (
    <ToolPage {...frame}>
      <div className="wrap tool max-lg:grid-cols-1">
        <Form
          className="card tool-form"
          ref={form}
          method="post"
          action={`${urlIn(language, frame.page.path)}#result`}
          onInput={updateDraft}
          onSubmit={showResult}
          noValidate
        >
          {isEmpty && (
            <ErrorSummary
              formId={TEMPLATE_FORM}
              banner={words.badText}
              fields={{ text: [words.badText] }}
              attempt={checked}
            />
          )}
          <TemplateFields
            draft={served}
            faults={[...missing, ...faults]}
            words={words}
            language={language}
          />
          <button className="btn btn-primary w-full" type="submit">
            {words.submit}
          </button>
        </Form>
        <section className="tool-result" id="result" aria-labelledby="findings">
          {isStarted ? (
            <TemplateFindings heading={result} draft={draft} findings={findings} words={words} />
          ) : (
            <NoFindings heading={result} words={words} />
          )}
        </section>
      </div>
      {!isStarted && <TemplateRules words={words} />}
    </ToolPage>
  )
}
