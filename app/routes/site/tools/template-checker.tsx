import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node'
import { Form, useActionData, useLoaderData } from '@remix-run/react'
import { type FormEvent, useRef, useState } from 'react'

import { toolWithOthers } from '#app/content/content'
import { readForm } from '#app/http/body.server'
import type { Draft } from '#app/models/messaging/dlt-draft'
import { checkTemplate, faultsIn } from '#app/models/messaging/dlt-template'
import { type PageMeta, toolLinks } from '#app/routes/site/page-head'
import { shownSite } from '#app/routes/site/site-content.server'
import { useErrorTitle } from '#app/ui/error/error-title'
import { SceneArt } from '#app/ui/scene-art'
import { readTemplateDraft, TemplateFields } from './template-fields'
import { TemplateFindings } from './template-findings'
import { ToolPage, toolMeta, useLiveForm } from './tool-page'

export async function loader({ request }: LoaderFunctionArgs) {
  const { content } = await shownSite(request)
  return toolWithOthers(content, 'template-checker')
}

/** POST because a template may be longer than a URL; nothing is stored. */
export async function action({ request }: ActionFunctionArgs) {
  const fields = new Map(Object.entries(await readForm(request)))
  const draft = readTemplateDraft((name) => fields.get(name))
  return data({ draft }, faultsIn(checkTemplate(draft)).length > 0 ? 400 : 200)
}

export const links = toolLinks

export const meta: PageMeta<typeof loader> = ({ data, matches }) => toolMeta(data?.page, matches)

const EMPTY = readTemplateDraft(() => undefined)

const readLive = (fields: FormData) => readTemplateDraft((name) => fields.get(name))

/** A corrected mistake disappears at once; a new one appears with the next check. */
function remainingFaults(checked: Draft, draft: Draft) {
  const known = new Set(faultsIn(checkTemplate(checked)).map(({ rule }) => rule))
  return faultsIn(checkTemplate(draft)).filter(({ rule }) => known.has(rule))
}

export default function TemplateCheckerPage() {
  const frame = useLoaderData<typeof loader>()
  const posted = useActionData<typeof action>()?.draft
  const served = posted ?? EMPTY
  const { form, draft, follow } = useLiveForm<Draft>(served, readLive)
  const [checked, setChecked] = useState(posted)
  const result = useRef<HTMLHeadingElement>(null)
  const isStarted = draft.text !== '' || draft.header !== ''
  const faults = checked ? remainingFaults(checked, draft) : []
  useErrorTitle(faults.length > 0)

  function showResult(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    follow()
    setChecked(readLive(new FormData(event.currentTarget)))
    result.current?.focus()
    result.current?.scrollIntoView({ block: 'start' })
  }

  return (
    <ToolPage {...frame}>
      <div className="wrap tool max-lg:grid-cols-1">
        <div className="checker-side">
          <Form
            className="card tool-form"
            ref={form}
            method="post"
            action={`${frame.page.path}#result`}
            onInput={follow}
            onSubmit={showResult}
            noValidate
          >
            <TemplateFields draft={served} faults={faults} />
            <button className="btn btn-primary w-full" type="submit">
              Check the template
            </button>
          </Form>
          {!isStarted && (
            <div className="tool-scene plain max-[75em]:hidden">
              <SceneArt name="template-check" />
            </div>
          )}
        </div>
        <section className="tool-result" id="result" aria-labelledby="findings">
          <TemplateFindings
            heading={result}
            findings={isStarted ? checkTemplate(draft) : undefined}
          />
        </section>
      </div>
    </ToolPage>
  )
}
