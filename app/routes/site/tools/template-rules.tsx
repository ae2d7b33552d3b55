import { dltRuleGroups } from '#app/content/dlt-rules'
import type { CheckerWords } from '#app/content/tool-words/template-checker'
import { SectionHead } from '#app/ui/sections/section-frame'
import { RuleList } from './template-findings'

/** All rules, before there is a template to judge by them. */
export function TemplateRules({ words }: { words: CheckerWords }) {
  return (
    <section className="wrap tool-rules-head pb-(--sec)">
      <SectionHead title={words.tenRules} lead={words.tenRulesLead} />
      <div className="grid gap-6 lg:grid-cols-3">
        {dltRuleGroups.map(({ name, rules }) => (
          <section
            key={name}
            className={`card findings p-[clamp(20px,2.2vw,30px)] [&_li]:block ${name === 'text' ? 'sm:[&_ul]:grid sm:[&_ul]:grid-cols-2 sm:[&_ul]:gap-x-6 sm:[&_li:nth-child(2)]:border-t-0 lg:col-span-2 lg:row-span-2' : ''}`}
          >
            <h3>{words.groups[name]}</h3>
            <RuleList label={words.groups[name]} rules={rules} findings={[]} words={words} />
          </section>
        ))}
      </div>
    </section>
  )
}
