import type { RefObject } from 'react'

import { dltRuleGroups } from '#app/content/dlt-rules'
import type { CheckerWords } from '#app/content/tool-words/template-checker'
import type { Draft } from '#app/models/messaging/dlt-draft'
import type { Finding, Rule } from '#app/models/messaging/dlt-template'
import { Icon } from '#app/ui/icon'
import { PageLink } from '#app/ui/link'
import { SceneArt } from '#app/ui/scene-art'
import { templateEnquiryHref } from './template-draft'
import { LOOKS, RuleList, STATES, type State, worstOf } from './template-rules'

interface TemplateFindingsProps {
  heading: RefObject<HTMLHeadingElement>
  draft: Draft
  findings: Finding[]
  words: CheckerWords
}

export function TemplateFindings({ heading, draft, findings, words }: TemplateFindingsProps) {
  const [fix = [], look = [], passed = []] = STATES.map((state) => rulesIn(state, findings))
  const summary = words.summary(fix.length, look.length, passed.length)
  const isAllFine = passed.length === RULES.length
  return (
    <div className="card">
      <h2 id="findings" ref={heading} tabIndex={-1} className="text-h3 outline-0">
        {summary}
      </h2>
      <p className="sr-only" role="status">
        {summary}
      </p>
      {isAllFine && <TemplateEnquiry draft={draft} words={words} />}
      <Group state="fix" rules={fix} findings={findings} words={words} />
      <Group state="look" rules={look} findings={findings} words={words} />
      <Group state="fine" rules={passed} findings={findings} words={words} isOpen={isAllFine} />
    </div>
  )
}

const RULES = dltRuleGroups.flatMap(({ rules }): readonly Rule[] => rules)

/** Each rule counts once, by its worst finding. */
function rulesIn(state: State, findings: readonly Finding[]): readonly Rule[] {
  return RULES.filter(
    (rule) => worstOf(findings.filter((finding) => finding.rule === rule)) === state,
  )
}

interface GroupProps {
  state: State
  rules: readonly Rule[]
  findings: Finding[]
  words: CheckerWords
  isOpen?: boolean
}

/** The passed rules are collapsed, unless all rules passed. */
function Group({ state, rules, findings, words, isOpen }: GroupProps) {
  if (rules.length === 0) return null
  const title = words.lists[state]
  const list = <RuleList label={title} rules={rules} findings={findings} words={words} />
  if (state === 'fine')
    return (
      <details open={isOpen} className="findings mt-7 border-t-2 border-ink">
        <summary className="-mx-3 flex min-h-12 items-center justify-between rounded-lg px-3 font-semibold">
          <span>{words.passed(rules.length)}</span>
          <Icon name="chevron-down" size={18} className="turns" />
        </summary>
        {list}
      </details>
    )
  return (
    <section className="findings mt-7">
      <h3>{title}</h3>
      {list}
    </section>
  )
}

/** The server accepts URLs of 8,192 characters, and a client-side navigation adds some. */
const MAX_HREF = 8000

export function TemplateEnquiry({ draft, words }: { draft: Draft; words: CheckerWords }) {
  const href = templateEnquiryHref(draft)
  if (href.length > MAX_HREF) return null
  return (
    <p className="acts mt-5">
      <PageLink className="btn btn-secondary" to={href}>
        {words.enquiry}
      </PageLink>
    </p>
  )
}

interface NoFindingsProps {
  heading: RefObject<HTMLHeadingElement>
  words: CheckerWords
}

export function NoFindings({ heading, words }: NoFindingsProps) {
  const { notVariable, staticLink, noDoubleSpaces } = words.messages
  const examples = {
    fix: notVariable('“[name]”'),
    look: staticLink('example.in'),
    fine: noDoubleSpaces,
  }
  return (
    <div className="card tool-empty grid gap-5 text-ink-2">
      {/* On a phone the scene is cropped at the sides, so that its text stays legible. */}
      <div className="plain max-[22rem]:hidden max-[32.5rem]:-mx-5 max-[32.5rem]:-mt-5 max-[32.5rem]:overflow-clip max-[32.5rem]:rounded-b-none max-[32.5rem]:border-x-0 max-[32.5rem]:border-t-0 max-[32.5rem]:p-0 max-[32.5rem]:[&_.ill]:-ml-[5.8%] max-[32.5rem]:[&_.ill]:w-[124%] max-[32.5rem]:[&_.ill]:max-w-none">
        <SceneArt name="template-check" />
      </div>
      <div>
        <h2 id="findings" ref={heading} tabIndex={-1} className="sr-only">
          {words.result}
        </h2>
        <p>{words.empty}</p>
        <dl className="mt-4">
          {(['fix', 'look', 'fine'] as const).map((state) => (
            <div
              key={state}
              className="flex gap-x-3 border-t border-line py-2.5 max-sm:flex-col sm:items-baseline"
            >
              <dt className={`flex min-w-32 items-center gap-2 font-semibold ${LOOKS[state].ink}`}>
                <Icon name={LOOKS[state].icon} size={18} /> <span>{words.states[state]}</span>
              </dt>
              <dd>
                <span className="block">{words.meanings[state]}</span>
                <span className="hint">{examples[state]}</span>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  )
}
