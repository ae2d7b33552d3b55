import type { RefObject } from 'react'

import { dltRuleGroups, dltRules } from '#app/content/dlt-rules'
import type { Verdict } from '#app/models/messaging/dlt-draft'
import { type Finding, faultsIn } from '#app/models/messaging/dlt-template'
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
  const faults = faultsIn(findings ?? [])
  return (
    <div className="card">
      <h2 id="findings" ref={heading} tabIndex={-1} className="text-h3 outline-0">
        {findings ? summaryOf(findings) : 'Ten rules'}
      </h2>
      <p className="sr-only" role="status">
        {findings && summaryOf(findings)}
      </p>
      {faults.length > 0 && (
        <ul className="findings-ways mt-2" aria-label="To fix">
          {faults.map(({ field, message }) => (
            <li key={message}>
              <FieldLink id={fieldId(TEMPLATE_FORM, field)}>{message}</FieldLink>
            </li>
          ))}
        </ul>
      )}
      {dltRuleGroups.map((group) => (
        <section key={group.title} className="findings mt-7">
          <h3>{group.title}</h3>
          <ul>
            {group.rules.map((rule) => {
              const { title, text, since } = dltRules[rule]
              const found = findings?.filter((finding) => finding.rule === rule) ?? []
              return (
                <li key={rule} data-state={worstOf(found)}>
                  <div>
                    <h4>{title}</h4>
                    <p className="since">{since}</p>
                  </div>
                  <div>
                    {found.map(({ state, message }) => (
                      <p key={message} className={`finding ${STATES[state].ink}`}>
                        <Icon name={STATES[state].icon} size={18} className="mt-[5px]" />
                        <span>
                          <strong>{`${STATES[state].word}.`}</strong> <span>{message}</span>
                        </span>
                      </p>
                    ))}
                    <p className="rule">{text}</p>
                  </div>
                </li>
              )
            })}
          </ul>
        </section>
      ))}
    </div>
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
