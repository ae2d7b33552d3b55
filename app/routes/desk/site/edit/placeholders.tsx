import { INSIDE, PART, SUMMARY } from './edit-parts'

export function Placeholders({ values }: { values: readonly [name: string, value: string][] }) {
  if (values.length === 0) return null
  return (
    <details className={`${PART} text-sm`}>
      <summary className={SUMMARY}>
        <span>
          Words such as <b>{'{company}'}</b> are filled in for you
        </span>
      </summary>
      <div className={INSIDE}>
        <p className="mb-2 text-ink-2">
          Write the word with its braces, and every visitor sees the present value:
        </p>
        <dl className="grid grid-cols-[max-content_minmax(0,1fr)] gap-x-4 gap-y-1">
          {values.map(([name, value]) => (
            <div className="contents" key={name}>
              <dt>{`{${name}}`}</dt>
              <dd className="wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </details>
  )
}
