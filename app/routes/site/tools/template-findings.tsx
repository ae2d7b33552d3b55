import type { RefObject } from 'react'

import { dltRuleGroups } from '#app/content/dlt-rules'
import type { CheckerWords } from '#app/content/tool-words/template-checker'
import type { Draft, Verdict } from '#app/models/messaging/dlt-draft'
import { type Finding, faultsIn, type Rule } from '#app/models/messaging/dlt-template'
import { fieldId } from '#app/ui/form/field'
import { FieldLink } from '#app/ui/form/form-messages'
import { Icon } from '#app/ui/icon'
import { TemplateEnquiry } from './template-enquiry'
import { TEMPLATE_FORM } from './template-fields'

type State = Verdict['state']

const STATES = ['fix', 'look', 'fine'] as const

export const LOOKS: Record<State, { icon: string; ink: string }> = {
  fix: { icon: 'circle-alert', ink: 'text-danger-ink' },
  look: { icon: 'info', ink: 'text-warning' },
  fine: { icon: 'circle-check', ink: 'text-success' },
}

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

/** A rule counts once, by the worst that it found. */
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

/** What passed is folded, unless there is nothing else. */
function Group({ state, rules, findings, words, isOpen }: GroupProps) {
  if (rules.length === 0) return null
  const title = words.lists[state]
  const list = <RuleList label={title} rules={rules} findings={findings} words={words} />
  if (state === 'fine')
    return (
      <details open={isOpen} className="findings mt-7 border-t-2 border-ink">
        <summary className="flex min-h-12 cursor-pointer items-center justify-between font-semibold">
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

interface RuleListProps {
  label: string
  rules: readonly Rule[]
  findings: readonly Finding[]
  words: CheckerWords
}

export function RuleList({ label, rules, findings, words }: RuleListProps) {
  return (
    <ul aria-label={label}>
      {rules.map((rule) => {
        const { title, text, since } = words.rules[rule]
        const found = findings.filter((finding) => finding.rule === rule)
        return (
          <li key={rule} data-state={worstOf(found)}>
            <div>
              <h4>{title}</h4>
              <p className="since">{since}</p>
            </div>
            <div>
              {found.map((finding) => (
                <Message key={finding.message} finding={finding} words={words} />
              ))}
              <p className="rule">{text}</p>
            </div>
          </li>
        )
      })}
    </ul>
  )
}

function Message({ finding, words }: { finding: Finding; words: CheckerWords }) {
  const { state, message } = finding
  const [fault] = faultsIn([finding])
  return (
    <p className={`finding ${LOOKS[state].ink}`}>
      <Icon name={LOOKS[state].icon} size={18} className="mt-[5px]" />
      <span>
        <strong>{`${words.states[state]}${words.stop}`}</strong>{' '}
        {fault ? (
          <FieldLink id={fieldId(TEMPLATE_FORM, fault.field)}>{message}</FieldLink>
        ) : (
          <span>{message}</span>
        )}
      </span>
    </p>
  )
}

function worstOf(found: readonly Verdict[]): State | undefined {
  return STATES.find((state) => found.some((one) => one.state === state))
}
