import {
  costOfMonth,
  type PricedRoute,
  type PriceSlab,
  type SmsCost,
  showPaise,
  showPrice,
} from '#app/models/messaging/sms-cost'
import type { SmsCount } from '#app/models/messaging/sms-parts'
import { PageLink } from '#app/ui/link'
import { BAD_MESSAGES, queryOf, type SmsDraft } from './sms-draft'

interface SmsCostPanelProps {
  draft: SmsDraft
  count: SmsCount
  route: PricedRoute
}

export function SmsCostPanel({ draft, count, route }: SmsCostPanelProps) {
  const { messages } = draft
  if (messages === undefined) return <NoMonth />
  const cost = costOfMonth(route.slabs, messages, count.parts.length)
  if (!cost) return null
  const { slab } = cost
  const sums = [
    ['Parts a month', number(cost.parts)],
    [`Price per part (${spanOf(slab)} a month)`, showPrice(slab.price)],
    ['Total before tax', showPaise(cost.net)],
    [`GST, ${slab.gstPercent}%`, showPaise(cost.gst)],
  ]
  return (
    <div className="card">
      <h2 className="text-h4">
        {`${number(messages)} ${messages === 1 ? 'message' : 'messages'} a month, ${route.category}`}
      </h2>
      <dl className="tool-sums num my-3.5">
        {sums.map(([term, sum]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{sum}</dd>
          </div>
        ))}
        <div className="tool-total">
          <dt className="font-semibold text-ink">Total with GST</dt>
          <dd>{showPaise(cost.total)}</dd>
        </div>
      </dl>
      <p className="hint">
        <span>{`${slab.scrubbing && `DLT scrubbing: ${slab.scrubbing}, not included. `}Delivery window: ${slab.window} IST. Prices are indicative: see the`}</span>{' '}
        <PageLink className="text-link" to="/digital-marketting/bulk-sms/prices">
          price list
        </PageLink>
        <span>.</span>
      </p>
      <div className="acts mt-5 items-center">
        <PageLink
          className="btn btn-secondary"
          to={enquiryHref({ ...draft, messages }, count, cost)}
        >
          Send this as an enquiry
        </PageLink>
        <a className="link" href={`?${queryOf(draft)}`}>
          Link to this result
        </a>
      </div>
    </div>
  )
}

function NoMonth() {
  return (
    <div className="card">
      <h2 className="text-h4">What a month costs</h2>
      <p className="mt-2 text-ink-2">{`${BAD_MESSAGES}.`}</p>
    </div>
  )
}

export function number(value: number): string {
  return value.toLocaleString('en-IN')
}

/** "50,000 to 4,99,999 parts", "5,00,000 parts or more". */
function spanOf({ from, to }: Pick<PriceSlab, 'from' | 'to'>): string {
  return to === undefined
    ? `${number(from)} parts or more`
    : `${number(from)} to ${number(to)} parts`
}

export function enquiryHref(
  draft: SmsDraft & { messages: number },
  count: SmsCount,
  cost: SmsCost,
): string {
  const desc = [
    `${draft.route}, ${number(draft.messages)} messages a month, ${count.parts.length} ${count.encoding} ${count.parts.length === 1 ? 'part' : 'parts'} each: ` +
      `${number(cost.parts)} parts at ${showPrice(cost.slab.price)}, ${showPaise(cost.net)} + GST ${showPaise(cost.gst)}, without DLT scrubbing.`,
    `Text:\n${draft.text}`,
  ].join('\n\n')
  return `/enquiry?${new URLSearchParams({ type: 'Bulk SMS', desc })}`
}
