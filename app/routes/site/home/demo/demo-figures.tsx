import { type Channel, channels } from '#app/content/demo-message'
import { ArrowLink } from '#app/ui/enquiry-link'
import type { Figure } from './preview'
import type { Phase } from './use-demo'

interface DemoFiguresProps {
  figures: readonly Figure[]
  status: Figure
}

export function DemoFigures({ figures, status }: DemoFiguresProps) {
  return (
    <dl className="grid wrap-break-word grid-cols-[0.9fr_1.15fr_0.95fr] max-[15em]:grid-cols-1 gap-x-3 gap-y-4 min-[43.75rem]:gap-x-6 border-t-2 border-ink pt-4 lg:grid-cols-[1fr_1.3fr_1fr]">
      {[...figures, status].map(({ term, value, note }) => (
        <div key={term}>
          <dt className="text-sm text-ink-3">{term}</dt>
          <dd className="text-[1.25rem] leading-tight min-[43.75rem]:text-[1.5rem] font-bold">
            {value}
          </dd>
          <dd className="mt-0.5 text-sm leading-snug text-ink-2">{note}</dd>
        </div>
      ))}
    </dl>
  )
}

export function statusOf(channel: Channel, phase: Phase, isSent: boolean): Figure {
  const term = 'Status'
  if (phase === 'flying') return { term, value: 'On its way', note: channels[channel].onItsWay }
  if (!isSent) return { term, value: 'Not sent', note: 'press Send to see it arrive' }
  const value = channel === 'call' ? 'Ringing' : 'Delivered'
  return { term, value, note: phase === 'arrived' ? 'in this preview' : 'an example' }
}

interface DemoLinksProps {
  channel: Channel
  name: string
  text: string
}

export function DemoLinks({ channel, ...values }: DemoLinksProps) {
  return (
    <p className="mt-4 flex flex-wrap gap-x-7 gap-y-1">
      {channels[channel].links.map(({ label, href, carries }) => (
        <ArrowLink key={href} href={href + queryOf(carries, values)}>
          {label}
        </ArrowLink>
      ))}
    </p>
  )
}

function queryOf(carries: 'name' | 'text' | undefined, values: { name: string; text: string }) {
  if (!carries || !values.name) return ''
  return `?${new URLSearchParams({ [carries]: values[carries] })}`
}
