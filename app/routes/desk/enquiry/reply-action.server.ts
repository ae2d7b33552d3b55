import { data, redirect } from '@remix-run/node'
import { type Parsed, parse } from '#app/http/parse'
import { problem } from '#app/http/problem.server'
import { site } from '#app/models/company/site.server'
import { findEnquiry } from '#app/models/enquiry/list.server'
import type { Actor } from '#app/models/privacy/audit.server'
import { callInput, logCall } from '#app/models/reply/call.server'
import { replyInput, sendReply } from '#app/models/reply/reply.server'
import { backTo } from '#app/routes/desk/outcome-params'
import type { PostRefusal } from '#app/routes/desk/post-form'
import { readReplyPanel } from './reply-panel.server'
import { refuse, storeText } from './store-text.server'

type Values = Record<string, string>

/** Posts of the panel go to the page itself, whose code is loaded should the connection be lost. @returns undefined for posts of other forms */
export async function actOnReply(admin: Actor, id: string, values: Values) {
  if (values.intent === 'insert') return insert(admin, id, values)
  if (values.text !== undefined) {
    const write = (input: Parameters<typeof sendReply>[3]) => sendReply(site(), admin, id, input)
    return act(values, 'replied', parse(replyInput, values), write)
  }
  if (values.call === undefined) return undefined
  return act(values, 'called', parse(callInput, values), async ({ call }) => {
    const eventId = await logCall(site().db, admin, id, call)
    return eventId === undefined ? undefined : { ok: true as const, eventId }
  })
}

/** @throws Response 404 */
async function insert(admin: Actor, id: string, { reply, text = '' }: Values) {
  const enquiry = await findEnquiry(site().db, id)
  if (!enquiry) throw problem(404, 'There is no such enquiry')
  const { saved } = await readReplyPanel(site(), admin, enquiry)
  const inserted = saved.find((one) => one.id === reply)?.text ?? ''
  const lines = [text.trimEnd(), inserted].filter((part) => part !== '')
  return data<PostRefusal>({ text: lines.join('\n'), errors: [] })
}

type Outcome = { ok: true; eventId: string } | { ok: false; obstacle: string; seen?: string }

/** @throws Response 404 */
async function act<Input>(
  values: Values,
  name: 'replied' | 'called',
  input: Parsed<Input>,
  write: (input: Input) => Promise<Outcome | undefined>,
) {
  const stored = await storeText('enquiry', values, input, write)
  if (!stored.ok) return stored.refusal
  const { value } = stored
  if (!value.ok) return refuse(values, 409, { errors: [value.obstacle], seen: value.seen }).refusal
  return redirect(`${backTo(values.back, { [name]: value.eventId })}#reply`, 303)
}
