import type { RefObject } from 'react'

import { dltRuleGroups, dltRules } from '#app/content/dlt-rules'
import type { Verdict } from '#app/models/messaging/dlt-draft'
import { type Finding, faultsIn, type Rule } from '#app/models/messaging/dlt-template'
import { fieldId } from '#app/ui/form/field'
import { FieldLink } from '#app/ui/form/form-messages'
import { Icon } from '#app/ui/icon'
import { TEMPLATE_FORM } from './template-fields'

const STATES = {
  fix: { icon: 'circle-alert', word: 'Fix', ink: 'text-danger-ink' },
  look: { icon: 'info', word: 'Check', ink: 'text-warning' },
  fine: { icon: 'circle-check', word: 'OK', ink: 'text-success' },
} satisfies Record<Verdict['state'], { icon: string; word: string; ink: string }>

interface TemplateFindingsProps {
  heading: RefObject<HTMLHeadingElement>
  /** Undefined before anything is typed. */
  findings: Finding[] | undefined
}

export function TemplateFindings({ heading, findings }: TemplateFindingsProps) {
  return (
    <div className="card">
      <h2 id="findings" ref={heading} tabIndex={-1} className="text-h3 outline-0">
        {findings ? summaryOf(findings) : 'Ten rules'}
      </h2>
      <p className="sr-only" role="status">
        {findings && summaryOf(findings)}
      </p>
      {findings
        ? (['fix', 'look', 'fine'] as const).map((state) => (
            <Group key={state} state={state} findings={findings} />
          ))
        : dltRuleGroups.map((group) => (
            <section key={group.title} className="findings mt-7">
              <h3>{group.title}</h3>
              <RuleList label={group.title} rules={group.rules} findings={[]} />
            </section>
          ))}
    </div>
  )
}

const TITLES = { fix: 'To fix', look: 'To check', fine: 'OK' }
const RULES = dltRuleGroups.flatMap(({ rules }): readonly Rule[] => rules)

/** What passed is folded. */
function Group({ state, findings }: { state: Verdict['state']; findings: Finding[] }) {
  const ofRule = (rule: Rule) => findings.filter((finding) => finding.rule === rule)
  const rules = RULES.filter((rule) => worstOf(ofRule(rule)) === state)
  if (rules.length === 0) return null
  const title = TITLES[state]
  const list = <RuleList label={title} rules={rules} findings={findings} />
  if (state === 'fine')
    return (
      <details className="findings mt-7 border-t-2 border-ink">
        <summary className="flex min-h-12 cursor-pointer items-center justify-between font-semibold">
          <span>{`${rules.length} ${rules.length === 1 ? 'rule' : 'rules'} OK`}</span>
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
}

function RuleList({ label, rules, findings }: RuleListProps) {
  return (
    <ul aria-label={label}>
      {rules.map((rule) => {
        const { title, text, since } = dltRules[rule]
        const found = findings.filter((finding) => finding.rule === rule)
        return (
          <li key={rule} data-state={worstOf(found)}>
            <div>
              <h4>{title}</h4>
              <p className="since">{since}</p>
            </div>
            <div>
              {found.map((finding) => (
                <Message key={finding.message} {...finding} />
              ))}
              <p className="rule">{text}</p>
            </div>
          </li>
        )
      })}
    </ul>
  )
}

function Message(finding: Finding) {
  const { state, message } = finding
  const [fault] = faultsIn([finding])
  return (
    <p className={`finding ${STATES[state].ink}`}>
      <Icon name={STATES[state].icon} size={18} className="mt-[5px]" />
      <span>
        <strong>{`${STATES[state].word}.`}</strong>{' '}
        {fault ? (
          <FieldLink id={fieldId(TEMPLATE_FORM, fault.field)}>{message}</FieldLink>
        ) : (
          <span>{message}</span>
        )}
      </span>
    </p>
  )
}

function worstOf(found: readonly Verdict[]): Verdict['state'] | undefined {
  return (['fix', 'look', 'fine'] as const).find((state) =>
    found.some((one) => one.state === state),
  )
}

function summaryOf(findings: readonly Finding[]): string {
  const count = (state: Verdict['state']) => findings.filter((one) => one.state === state).length
  return `${count('fix')} to fix, ${count('look')} to check, ${count('fine')} OK`
}
