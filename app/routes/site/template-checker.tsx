import type { ActionFunctionArgs } from '@remix-run/node'
import { Form, useActionData, useLoaderData } from '@remix-run/react'
import { type FormEvent, useRef } from 'react'

import page from '#app/content/tools/template-checker'
import { readForm } from '#app/http/body.server'
import type { Draft } from '#app/models/dlt-draft'
import { checkTemplate } from '#app/models/dlt-template'
import { SceneArt } from '#app/ui/scene-art'
import { toolLinks } from './page-links'
import type { PageMeta } from './page-meta'
import { readTemplateDraft } from './template-draft'
import { TemplateFields } from './template-fields'
import { TemplateFindings } from './template-findings'
import { toolMeta } from './tool-meta'
import { ToolPage } from './tool-page'
import { toolFrame } from './tool-page.server'
import { useLiveForm } from './use-live-form'

export async function loader() {
  return toolFrame(page)
}

/** Posted, because a template may be longer than an address; nothing of it is kept. */
export async function action({ request }: ActionFunctionArgs) {
  const fields = new Map(Object.entries(await readForm(request)))
  return { draft: readTemplateDraft((name) => fields.get(name)) }
}

export const links = toolLinks

export const meta: PageMeta<typeof loader> = ({ data, matches }) => toolMeta(data?.page, matches)

const EMPTY = readTemplateDraft(() => undefined)

export default function TemplateCheckerPage() {
  const frame = useLoaderData<typeof loader>()
  const served = useActionData<typeof action>()?.draft ?? EMPTY
  const { form, draft, follow } = useLiveForm<Draft>(served, (fields) =>
    readTemplateDraft((name) => fields.get(name)),
  )
  const result = useRef<HTMLHeadingElement>(null)
  const isStarted = draft.text !== '' || draft.header !== ''

  function showResult(event: FormEvent) {
    event.preventDefault()
    follow()
    result.current?.focus()
    result.current?.scrollIntoView({ block: 'start' })
  }

  return (
    <ToolPage {...frame}>
      <div className="wrap tool">
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
            <TemplateFields draft={served} />
            <button className="btn btn-primary" type="submit">
              Check the template
            </button>
          </Form>
          {!isStarted && (
            <div className="tool-scene plain max-lg:hidden">
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
