import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { Form, useLoaderData, useNavigation } from '@remix-run/react'

import { toolWithOthers } from '#app/content/content'
import { languageOf } from '#app/content/language'
import { chatLinkWords } from '#app/content/tool-words/chat-link'
import { toolPageWords } from '#app/content/tool-words/tool-page'
import { bannerOf, parse } from '#app/http/parse'
import { chatLink, chatLinkInput, MAX_FIRST_LINE } from '#app/models/messaging/chat-link.server'
import { qrCodeSize } from '#app/models/messaging/qr-code.server'
import { PhoneField } from '#app/routes/site/enquiry/phone-field'
import { type PageMeta, toolLinks } from '#app/routes/site/page-head'
import { shownSite } from '#app/routes/site/site-content.server'
import { FormContext, TextAreaField } from '#app/ui/form/field'
import { ErrorSummary } from '#app/ui/form/form-messages'
import { ChatLinkResult } from './chat-link-result'
import { LanguageInput } from './tool-links'
import { ToolPage, toolMeta } from './tool-page'

export async function loader({ request }: LoaderFunctionArgs) {
  const { content } = await shownSite(request)
  const query = new URL(request.url).searchParams
  const { lang: _, ...values } = Object.fromEntries(query)
  const language = languageOf(query)
  const noErrors: Record<string, string[]> = {}
  const common = {
    ...toolWithOthers(content, 'chat-link', language),
    values,
    longest: MAX_FIRST_LINE,
    fields: noErrors,
  }
  if (!query.has('phone')) return { ...common, banner: undefined, made: undefined }

  const input = parse(chatLinkInput(chatLinkWords[language].errors), values)
  if (!input.ok) {
    const { fields } = input.errors
    return data({ ...common, fields, banner: bannerOf(input.errors), made: undefined }, 400)
  }
  const link = chatLink(input.data)
  const code = `${common.page.path}.svg?${new URLSearchParams(values)}`
  const made = { ...link, code, modules: qrCodeSize(link.href) }
  return { ...common, banner: undefined, made }
}

export const links = toolLinks

export const meta: PageMeta<typeof loader> = ({ data, matches }) => toolMeta(data?.page, matches)

export default function ChatLinkPage() {
  const { values, longest, fields, banner, made, language, ...frame } =
    useLoaderData<typeof loader>()
  const words = chatLinkWords[language]
  const isLoading = useNavigation().location?.pathname === frame.page.path
  return (
    <ToolPage {...frame}>
      <div className="wrap tool items-stretch max-lg:grid-cols-1">
        <Form
          className="card tool-form [&_.field:has(textarea)]:flex-1 [&_textarea]:flex-1 flex flex-col [&_.field:has(textarea)]:flex [&_.field:has(textarea)]:flex-col"
          action={`${frame.page.path}#result`}
          noValidate
          replace
          preventScrollReset
          aria-busy={isLoading}
        >
          <LanguageInput language={language} />
          {banner && (
            <ErrorSummary formId="chat" banner={banner} fields={fields} attempt={values} />
          )}
          <FormContext.Provider value={{ formId: 'chat', values, errors: fields }}>
            <PhoneField label={words.phone} country={words.country} />
            <TextAreaField
              label={words.text}
              hint={words.textHint(longest)}
              name="text"
              rows={3}
              // One more, so that a pasted text is refused, not cut.
              maxLength={longest + 1}
            />
          </FormContext.Provider>
          <button className={`btn ${made ? 'btn-secondary' : 'btn-primary'} w-full`} type="submit">
            {words.submit}
          </button>
        </Form>
        <section className="tool-result" id="result" aria-label={toolPageWords[language].result}>
          <ChatLinkResult made={made} words={words} />
        </section>
      </div>
    </ToolPage>
  )
}
