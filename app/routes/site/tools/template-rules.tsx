import type { RefObject } from 'react'

import { dltRuleGroups } from '#app/content/dlt-rules'
import type { CheckerWords } from '#app/content/tool-words/template-checker'
import { Icon } from '#app/ui/icon'
import { SceneArt } from '#app/ui/scene-art'
import { SectionHead } from '#app/ui/sections/section-frame'
import { LOOKS, RuleList } from './template-findings'

/** All rules, before there is a template to judge by them. */
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

interface NoFindingsProps {
  heading: RefObject<HTMLHeadingElement>
  words: CheckerWords
}

/** What a result looks like. */
export function NoFindings({ heading, words }: NoFindingsProps) {
  const { notVariable, staticLink, noDoubleSpaces } = words.messages
  const examples = {
    fix: notVariable('“[name]”'),
    look: staticLink('example.in'),
    fine: noDoubleSpaces,
  }
  return (
    <div className="card tool-empty grid gap-5 text-ink-2">
      {/* On a phone as wide as the card and cut at the sides, so that its words can be read. */}
      <div className="plain max-[352px]:hidden max-[520px]:-mx-5 max-[520px]:-mt-5 max-[520px]:overflow-clip max-[520px]:rounded-b-none max-[520px]:border-x-0 max-[520px]:border-t-0 max-[520px]:p-0 max-[520px]:[&_.ill]:-ml-[5.8%] max-[520px]:[&_.ill]:w-[124%] max-[520px]:[&_.ill]:max-w-none">
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
