import { dltRuleGroups } from '#app/content/dlt-rules'
import type { CheckerWords } from '#app/content/tool-words/template-checker'
import type { Verdict } from '#app/models/messaging/dlt-draft'
import { type Finding, faultsIn, type Rule } from '#app/models/messaging/dlt-template'
import { fieldId } from '#app/ui/form/field'
import { FieldLink } from '#app/ui/form/form-messages'
import { Icon } from '#app/ui/icon'
import { SectionHead } from '#app/ui/sections/section-frame'
import { TEMPLATE_FORM } from './template-draft'

export type State = Verdict['state']

export const STATES = ['fix', 'look', 'fine'] as const

export const LOOKS: Record<State, { icon: string; ink: string }> = {
  fix: { icon: 'circle-alert', ink: 'text-danger-ink' },
  look: { icon: 'info', ink: 'text-warning' },
  fine: { icon: 'circle-check', ink: 'text-success' },
}

/** The list of all rules, shown until a template or header is typed. */
export function TemplateRules({ words }: { words: CheckerWords }) {
  return (
    <section className="wrap tool-rules-head mt-(--sec) pb-(--sec)">
      <SectionHead title={words.tenRules} lead={words.tenRulesLead} />
      <div className="grid gap-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        {dltRuleGroups.map(({ name, rules }) => (
          <section
            key={name}
            className={`card findings p-[clamp(20px,2.2vw,30px)] [&_li]:block ${name === 'text' ? 'sm:[&_ul]:grid sm:[&_ul]:grid-cols-2 sm:[&_ul]:gap-x-6 sm:[&_li:nth-child(2)]:border-t-0 lg:row-span-2 lg:flex lg:flex-col lg:[&_ul]:flex-1' : ''}`}
          >
            <h3>{words.groups[name]}</h3>
            <RuleList label={words.groups[name]} rules={rules} findings={[]} words={words} />
          </section>
        ))}
      </div>
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

export function worstOf(found: readonly Verdict[]): State | undefined {
  return STATES.find((state) => found.some((verdict) => verdict.state === state))
}
