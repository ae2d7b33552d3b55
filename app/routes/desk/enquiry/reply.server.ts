import { redirect } from '@remix-run/node'
import { GENERAL } from '#app/content/enquiry-types'
import { type Parsed, parse } from '#app/http/parse'
import { problem } from '#app/http/problem.server'
import { storeOtherFields } from '#app/http/unsent-form.server'
import { type Site, site } from '#app/models/company/site.server'
import { CONTACT_TYPE } from '#app/models/enquiry/contact'
import { type EnquiryDetail, findEnquiry } from '#app/models/enquiry/list.server'
import { callInput, logCall } from '#app/models/enquiry/note.server'
import { mailOf } from '#app/models/mail/mail-server.server'
import type { Actor } from '#app/models/privacy/audit.server'
import { fillPlaceholders } from '#app/models/reply/placeholders'
import {
  findObstacle,
  type ReplyInput,
  type ReplyOutcome,
  replierOf,
  replyInput,
  sendReply,
} from '#app/models/reply/reply.server'
import { listSavedReplies } from '#app/models/reply/saved-reply.server'
import { backTo, TEXT_OUTCOMES } from '#app/routes/desk/outcome-params'
import { showAgain, storeText } from './store-text.server'

type Values = Record<string, string>

/** Handles the forms that the reply panel posts to its page. @returns undefined for posts of other forms */
export async function handleReply(admin: Actor, id: string, values: Values) {
  const { intent, text, call } = values
  if (intent === 'insert') return insertSavedReply(admin, id, values)
  if (intent === 'note' || intent === 'close' || intent === 'none') return undefined
  if (text !== undefined && intent !== 'call') {
    const write = (input: ReplyInput) => sendReply(site(), admin, id, input)
    return store(admin, values, 'text', parse(replyInput, values), write)
  }
  if (call === undefined) return undefined
  return store(admin, values, 'call', parse(callInput, values), async ({ call: words }) => {
    const eventId = await logCall(site().db, admin, id, words)
    return eventId === undefined ? undefined : { ok: true as const, eventId }
  })
}

async function insertSavedReply(
  admin: Actor,
  id: string,
  { reply, text = '', note, call }: Values,
) {
  const enquiry = await findEnquiry(site().db, id)
  if (!enquiry) throw problem(404, 'There is no such enquiry')
  const { saved } = await readReplyPanel(site(), admin, enquiry)
  const inserted = saved.find((one) => one.id === reply)?.text
  if (inserted === undefined)
    return showAgain('text', { note, call, text }, 409, { errors: [GONE] })
  const lines = [text.trimEnd(), inserted].filter((part) => part !== '')
  return showAgain('text', { note, call, text: lines.join('\n') }, 200, { errors: [] })
}

const GONE = 'That saved reply no longer exists'

async function store<Input>(
  admin: Actor,
  values: Values,
  about: 'text' | 'call',
  input: Parsed<Input>,
  write: (input: Input) => Promise<ReplyOutcome | undefined>,
) {
  const stored = await storeText('enquiry', about, values, input, write)
  if (!stored.ok) return stored.refusal
  const { value } = stored
  if (!value.ok) {
    return showAgain(about, values, 409, { errors: [value.obstacle], base: value.base })
  }
  await storeOtherFields(admin, values, about)
  return redirect(`${backTo(values.back, { [TEXT_OUTCOMES[about]]: value.eventId })}#reply`, 303)
}

const NO_SERVICE = ['', GENERAL, CONTACT_TYPE]

export async function readReplyPanel(site: Site, admin: Actor, enquiry: EnquiryDetail) {
  const { name, reference, type } = enquiry
  const service = NO_SERVICE.includes(type) ? 'our services' : type
  const values = { name, reference, service, 'my name': admin.name }
  const saved = (await listSavedReplies(site.db)).map(({ id, title, text }) => ({
    id,
    title,
    text: fillPlaceholders(text, values),
  }))
  return {
    from: replierOf(admin, site),
    obstacle: await findObstacle(site.db, enquiry),
    isSetUp: mailOf(site).smtpUrl !== undefined,
    saved,
  }
}

export type ReplyPanelData = Awaited<ReturnType<typeof readReplyPanel>>
