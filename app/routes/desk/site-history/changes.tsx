import type { Change, Words } from '#app/models/content/compare.server'

export function Changes({ before, after, changes }: Compared) {
  return (
    <table className="block w-full table-fixed overflow-clip rounded-(--r-lg) border border-line bg-(--surface) text-left text-sm lg:table lg:border-separate lg:border-spacing-0">
      <thead className="text-ink-2 max-lg:block">
        <tr className="bg-(--sunken) max-lg:block max-lg:border-b max-lg:border-line max-lg:px-5 max-lg:py-3">
          <th className="w-[24%] px-5 py-3 max-lg:sr-only" scope="col">
            Where
          </th>
          <th className="max-lg:block lg:px-3 lg:py-3" scope="col">
            {`Before: ${before}`}
          </th>
          <th className="max-lg:mt-1 max-lg:block lg:px-3 lg:py-3" scope="col">
            {`After: ${after}`}
          </th>
        </tr>
      </thead>
      <tbody className="max-lg:block max-lg:divide-y max-lg:divide-line lg:[&_:is(th,td)]:border-t lg:[&_:is(th,td)]:border-line">
        {changes.map((change, position) => (
          <ChangeRow key={position} change={change} />
        ))}
      </tbody>
    </table>
  )
}

interface Compared {
  before: string
  after: string
  changes: readonly Change[]
}

const CELL = 'wrap-anywhere whitespace-pre-line max-lg:mt-2 max-lg:block lg:px-3 lg:py-3'

function ChangeRow({ change: { label, before, after } }: { change: Change }) {
  return (
    <tr className="align-top max-lg:block max-lg:px-5 max-lg:py-3">
      <th className="text-ink-2 wrap-anywhere max-lg:block lg:px-5 lg:py-3" scope="row">
        {label}
      </th>
      <td className={CELL}>
        <Text words={before} tag="del" />
      </td>
      <td className={CELL}>
        <Text words={after} tag="ins" />
      </td>
    </tr>
  )
}

const MARKS = {
  del: 'bg-(--danger-tint) text-(--danger-ink) line-through',
  ins: 'bg-(--success-tint) text-(--success) no-underline font-semibold',
}

function Text({ words, tag: Tag }: { words: Words[] | undefined; tag: 'ins' | 'del' }) {
  if (!words) return <span className="hint">Not there</span>
  return words.map(({ text, isMarked }, position) =>
    isMarked ? (
      <Tag key={position} className={MARKS[Tag]}>
        {text}
      </Tag>
    ) : (
      <span key={position}>{text}</span>
    ),
  )
}
