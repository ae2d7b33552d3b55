import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { Form, useLoaderData, useNavigation } from '@remix-run/react'

import { toolWithOthers } from '#app/content/content'
import { bannerOf, parse } from '#app/http/parse'
import { chatLink, chatLinkInput, LONGEST_FIRST_LINE } from '#app/models/messaging/chat-link.server'
import { qrCodeSize } from '#app/models/messaging/qr-code.server'
import { PhoneField } from '#app/routes/site/enquiry/phone-field'
import { type PageMeta, toolLinks } from '#app/routes/site/page-head'
import { shownSite } from '#app/routes/site/site-content.server'
import { TextAreaField } from '#app/ui/form/field'
import { ErrorSummary } from '#app/ui/form/form-messages'
import { ChatLinkResult } from './chat-link-result'
import { ToolPage, toolMeta } from './tool-page'

export async function loader({ request }: LoaderFunctionArgs) {
  const { content } = await shownSite(request)
  const query = new URL(request.url).searchParams
  const values = Object.fromEntries(query)
  const noErrors: Record<string, string[]> = {}
  const answer = {
    ...toolWithOthers(content, 'chat-link'),
    values,
    longest: LONGEST_FIRST_LINE,
    fields: noErrors,
  }
  if (!query.has('phone')) return { ...answer, banner: undefined, made: undefined }

  const input = parse(chatLinkInput, values)
  if (!input.ok) {
    const { fields } = input.errors
    return data({ ...answer, fields, banner: bannerOf(input.errors), made: undefined }, 400)
  }
  const link = chatLink(input.data)
  const code = `${answer.page.path}.svg?${new URLSearchParams(values)}`
  const made = { ...link, code, modules: qrCodeSize(link.href), text: input.data.text }
  return { ...answer, banner: undefined, made }
}

export const links = toolLinks

export const meta: PageMeta<typeof loader> = ({ data, matches }) => toolMeta(data?.page, matches)

export default function ChatLinkPage() {
  const { values, longest, fields, banner, made, ...frame } = useLoaderData<typeof loader>()
  const isLoading = useNavigation().location?.pathname === frame.page.path
  return (
    <ToolPage {...frame}>
      <div className="wrap tool max-lg:grid-cols-1">
        <Form
          className="card tool-form"
          action={`${frame.page.path}#result`}
          noValidate
          replace
          preventScrollReset
          aria-busy={isLoading}
        >
          {banner && (
            <ErrorSummary formId="chat" banner={banner} fields={fields} attempt={values} />
          )}
          <PhoneField label="WhatsApp number" formId="chat" errors={fields.phone} values={values} />
          <TextAreaField
            label="First line of the chat"
            hint={`Up to ${longest} characters; the customer can change it before sending`}
            formId="chat"
            name="text"
            rows={3}
            maxLength={longest}
            errors={fields.text}
            defaultValue={values.text}
          />
          <button className="btn btn-primary w-full" type="submit">
            Make link and QR code
          </button>
        </Form>
        <section className="tool-result" id="result" aria-label="Result">
          <ChatLinkResult made={made} />
        </section>
      </div>
    </ToolPage>
  )
}
