import { grouped, type Language } from '#app/content/language'
import { deliveryHours } from '#app/content/tool-words/delivery'
import type { CalculatorWords } from '#app/content/tool-words/sms-calculator'
import {
  costOfMonth,
  type PricedRoute,
  type SmsCost,
  showPaise,
  showPrice,
} from '#app/models/messaging/sms-cost'
import type { SmsCount } from '#app/models/messaging/sms-parts'
import { enquiryHref } from '#app/ui/enquiry-link'
import { PageLink } from '#app/ui/link'
import { MAX_MESSAGES, queryOf, type SmsDraft } from './sms-draft'

interface SmsCostPanelProps {
  draft: SmsDraft
  count: SmsCount
  words: CalculatorWords
  language: Language
  route: PricedRoute
}

export function SmsCostPanel({ draft, count, words, language, route }: SmsCostPanelProps) {
  const { messages } = draft
  if (messages === undefined) return <NoEstimate words={words} />
  const cost = costOfMonth(route.slabs, messages, count.parts.length)
  if (!cost) return null
  const { slab } = cost
  const amounts = [
    [words.partsAMonth, grouped(cost.parts)],
    [words.pricePerPart(slab.from, slab.to), showPrice(slab.price)],
    [words.net, showPaise(cost.net)],
    [words.gst(slab.gstPercent), showPaise(cost.gst)],
  ]
  return (
    <div className="card">
      <h2 className="text-h4">{words.month(messages, route.category)}</h2>
      <dl className="tool-sums num my-3.5">
        {amounts.map(([term, amount]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
        <div className="tool-total">
          <dt className="font-semibold text-ink">{words.total}</dt>
          <dd>{showPaise(cost.total)}</dd>
        </div>
      </dl>
      <p className="hint">
        <span>{words.terms(slab.scrubbing, deliveryHours(slab.window, language))}</span>{' '}
        <PageLink className="text-link" to="/digital-marketting/bulk-sms/prices">
          {words.priceList}
        </PageLink>
        <span>{words.afterPriceList}</span>
      </p>
      <div className="acts mt-5 items-center">
        <PageLink
          className="btn btn-secondary"
          to={costEnquiryHref({ ...draft, messages }, count, cost)}
        >
          {words.enquiry}
        </PageLink>
        <a className="link" href={`?${queryOf(draft, language)}`}>
          {words.link}
        </a>
      </div>
    </div>
  )
}

function NoEstimate({ words }: Pick<SmsCostPanelProps, 'words'>) {
  return (
    <div className="card">
      <h2 className="text-h4">{words.noMonth}</h2>
      <p className="mt-2 text-ink-2">{words.badMessages(MAX_MESSAGES) + words.stop}</p>
    </div>
  )
}

export function costEnquiryHref(
  draft: SmsDraft & { messages: number },
  count: SmsCount,
  cost: SmsCost,
): string {
  const desc = [
    `${draft.route}, ${grouped(draft.messages)} messages a month, ${count.parts.length} ${count.encoding} ${count.parts.length === 1 ? 'part' : 'parts'} each: ` +
      `${grouped(cost.parts)} parts at ${showPrice(cost.slab.price)}, ${showPaise(cost.net)} + GST ${showPaise(cost.gst)}, without DLT scrubbing.`,
    `Text:\n${draft.text}`,
  ].join('\n\n')
  return enquiryHref('Bulk SMS', desc)
}
