import type { Policy } from '#app/content/page'
import { Icon } from '#app/ui/icon'
import { type Links, Prose } from '#app/ui/prose'

interface PolicyTextProps {
  sections: Policy['sections']
  links: Links
  /** Prefix of the element ids on a page that shows several policies. */
  name?: string
}

export function PolicyText({ sections, links, name }: PolicyTextProps) {
  return sections.map((section, position) => (
    <section key={section.anchor} id={name ? `${name}-${section.anchor}` : section.anchor}>
      <h2>
        <span className="font-text">{position + 1}.</span> {section.title}
      </h2>
      <Prose paragraphs={section.body} links={links} />
    </section>
  ))
}

interface PolicyFoldProps {
  policy: Policy
  links: Links
}

export function PolicyFold({ policy, links }: PolicyFoldProps) {
  return (
    <details className="border-b border-line print:not-open:hidden">
      <summary className="-mx-3 flex min-h-11 items-center justify-between rounded-lg px-3 text-sm text-ink-2 hover:text-ink">
        {policy.heading} <Icon name="chevron-down" size={18} className="turns" />
      </summary>
      <div className="policy-text pt-3 pb-6">
        <PolicyText sections={policy.sections} links={links} name={policy.path.slice(1)} />
      </div>
    </details>
  )
}
