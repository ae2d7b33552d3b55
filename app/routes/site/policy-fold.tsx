import type { Policy } from '#app/content/page'
import { Icon } from '#app/ui/icon'
import type { Fillings } from '#app/ui/prose'
import { PolicyText } from './policy-text'

interface PolicyFoldProps {
  policy: Policy
  fillings: Fillings
}

/** A whole policy, folded, so that what stands below it stays in sight. */
export function PolicyFold({ policy, fillings }: PolicyFoldProps) {
  return (
    <details className="fold">
      <summary>
        {policy.heading} <Icon name="chevron-down" size={18} className="turns" />
      </summary>
      <div className="policy-text">
        <PolicyText sections={policy.sections} fillings={fillings} name={policy.path.slice(1)} />
      </div>
    </details>
  )
}
