import type { LoaderFunctionArgs } from '@remix-run/node'

import { chatLinkWords } from '#app/content/tool-words/chat-link'
import { parse } from '#app/http/parse'
import { problem } from '#app/http/problem.server'
import { chatLink, chatLinkInput } from '#app/models/messaging/chat-link.server'
import { drawQrCode } from '#app/models/messaging/qr-code.server'

export function loader({ request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams
  const input = parse(chatLinkInput(chatLinkWords.en.errors), Object.fromEntries(query))
  if (!input.ok) return problem(404, 'There is no such picture')
  return new Response(drawQrCode(chatLink(input.data).href), {
    headers: {
      'Content-Type': 'image/svg+xml',
      'Content-Disposition': `${query.has('save') ? 'attachment' : 'inline'}; filename="whatsapp-chat.svg"`,
      'Cache-Control': 'private, max-age=3600',
      'X-Robots-Tag': 'noindex',
    },
  })
}
