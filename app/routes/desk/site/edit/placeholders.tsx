import { SUMMARY } from './edit-parts'

export function Placeholders({ values }: { values: readonly [name: string, value: string][] }) {
  if (values.length === 0) return null
  return (
    <details className="mb-5 text-sm">
      <summary className={`${SUMMARY} font-semibold`}>
        Words in braces, such as {'{company}'}, are filled in
      </summary>
      <p className="my-2 text-ink-2">
        Write the word in braces and every visitor sees the present value:
      </p>
      <dl className="grid grid-cols-[max-content_minmax(0,1fr)] gap-x-4 gap-y-1">
        {values.map(([name, value]) => (
          <div className="contents" key={name}>
            <dt>
              <code>{`{${name}}`}</code>
            </dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
