import { useLocation, useSearchParams } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { dateInWords } from '#app/models/company/calendar'
import type { Batch } from '#app/models/enquiry/bulk.server'
import { countOf } from '#app/models/text'
import { BackField } from '#app/routes/desk/form/back-field'
import { DeskForm, SubmitButton } from '#app/routes/desk/form/desk-form'
import { Banner, type BannerProps } from '#app/ui/form/form-messages'
import { Icon } from '#app/ui/icon'

export function ChangeBanner({ batch }: { batch: Batch | undefined }) {
  const [params] = useSearchParams()
  const text = describe(batch, params)
  if (!text) return null
  const undo = batch && `/admin/enquiries/changes/${batch.batch}/undo`
  return <UndoBanner text={text} tone={toneOf(params.get('unchanged'))} undo={undo} />
}

function describe(batch: Batch | undefined, params: URLSearchParams): string | undefined {
  const outcome = batch ? `${describeBatch(batch)}.` : describeOutcome(params)
  const also = [
    params.has('noted') && 'Note added.',
    params.has('corrected') && 'Details corrected.',
    params.has('last') && LAST,
  ]
  return [outcome, ...also].filter(Boolean).join(' ') || undefined
}

const LAST = 'That was the last one of this list.'

function describeBatch({ kind, from, to, count, name }: Batch): string {
  const many = name ?? count.toLocaleString('en-IN')
  switch (kind) {
    case 'status':
      return `${many} moved to ${to}`
    case 'assignment':
      if (to === '') return `${many} unassigned`
      return from ? `${many} passed from ${from} to ${to}` : `${many} assigned to ${to}`
    case 'spam':
      return to === 'spam' ? `${many} marked as spam` : `${many} marked as not spam`
    case 'follow-up':
      return to === '' ? 'Follow-up date cleared' : `Follow-up set for ${dateInWords(to, to)}`
    default:
      return 'Note added'
  }
}

function toneOf(reason: string | null): BannerProps['tone'] {
  if (reason === 'same') return 'plain'
  return reason === null ? 'ok' : 'bad'
}

function describeOutcome(params: URLSearchParams): string | undefined {
  const reason = params.get('unchanged')
  if (reason === 'none') return 'Select at least one enquiry first.'
  if (reason === 'same') return 'Nothing to change: what you selected is already there.'
  if (reason === 'lost') return 'That could not be done: it no longer exists.'
  if (reason === 'closed') return 'No follow-up was set: the enquiry is closed. Reopen it first.'
  if (!params.has('undone')) return undefined
  const undone = Number.parseInt(params.get('undone') ?? '', 10) || 0
  const skipped = Number.parseInt(params.get('skipped') ?? '', 10) || 0
  const stays =
    skipped === 0
      ? ''
      : ` ${skipped} changed since, and stay${skipped === 1 ? 's' : ''} as ${skipped === 1 ? 'it is' : 'they are'}.`
  return `${countOf(undone, 'change', 'changes')} undone.${stays}`
}

interface UndoBannerProps {
  text: string
  tone: BannerProps['tone']
  undo: string | undefined
}

/** The outcome of the last action. Takes the focus, because the button that had it may be gone. */
export function UndoBanner({ text, tone, undo }: UndoBannerProps) {
  const box = useRef<HTMLDivElement>(null)
  const { key } = useLocation()
  useEffect(() => {
    void [text, key]
    box.current?.focus()
  }, [text, key])
  return (
    <div className="change" tabIndex={-1} ref={box}>
      {undo ? (
        <DeskForm className="banner banner-ok" action={undo}>
          <Icon name="circle-check" />
          <span role="status">{text}</span>
          <BackField />
          <SubmitButton className="text-link ml-auto min-h-7 flex-none px-2 font-[650]">
            Undo
          </SubmitButton>
        </DeskForm>
      ) : (
        <Banner tone={tone}>{text}</Banner>
      )}
    </div>
  )
}
