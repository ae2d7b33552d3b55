import type { RefObject } from 'react'

import { dltRuleGroups } from '#app/content/dlt-rules'
import type { CheckerWords } from '#app/content/tool-words/template-checker'
import type { Verdict } from '#app/models/messaging/dlt-draft'
import { type Finding, faultsIn, type Rule } from '#app/models/messaging/dlt-template'
import { fieldId } from '#app/ui/form/field'
import { FieldLink } from '#app/ui/form/form-messages'
import { Icon } from '#app/ui/icon'
import { TEMPLATE_FORM } from './template-fields'

type State = Verdict['state']

export const LOOKS: Record<State, { icon: string; ink: string }> = {
  fix: { icon: 'circle-alert', ink: 'text-danger-ink' },
  look: { icon: 'info', ink: 'text-warning' },
  fine: { icon: 'circle-check', ink: 'text-success' },
}

interface TemplateFindingsProps {
  heading: RefObject<HTMLHeadingElement>
  findings: Finding[]
  words: CheckerWords
}

export function TemplateFindings({ heading, findings, words }: TemplateFindingsProps) {
  const count = (state: State) => findings.filter((one) => one.state === state).length
  const summary = words.summary(count('fix'), count('look'), count('fine'))
  return (
    <div className="card">
      <h2 id="findings" ref={heading} tabIndex={-1} className="text-h3 outline-0">
        {summary}
      </h2>
      <p className="sr-only" role="status">
        {summary}
      </p>
      {(['fix', 'look', 'fine'] as const).map((state) => (
        <Group key={state} state={state} findings={findings} words={words} />
      ))}
    </div>
  )
}

const RULES = dltRuleGroups.flatMap(({ rules }): readonly Rule[] => rules)

interface GroupProps {
  state: State
  findings: Finding[]
  words: CheckerWords
}

/** What passed is folded. */
function Group({ state, findings, words }: GroupProps) {
  const ofRule = (rule: Rule) => findings.filter((finding) => finding.rule === rule)
  const rules = RULES.filter((rule) => worstOf(ofRule(rule)) === state)
  if (rules.length === 0) return null
  const title = words.lists[state]
  const list = <RuleList label={title} rules={rules} findings={findings} words={words} />
  if (state === 'fine')
    return (
      <details className="findings mt-7 border-t-2 border-ink">
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
  return (['fix', 'look', 'fine'] as const).find((state) =>
    found.some((one) => one.state === state),
  )
}
