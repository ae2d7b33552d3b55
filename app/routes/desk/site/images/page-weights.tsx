interface PageWeightsProps {
  pages: readonly { label: string; words: string; isHeavy: boolean }[]
  total: string
}

/** What each page makes a visitor load. */
export function PageWeights({ pages, total }: PageWeightsProps) {
  return (
    <section className="office-box" aria-labelledby="page-weights">
      <h2 id="page-weights" className="mb-2 text-h4">
        Weight of pages
      </h2>
      {pages.length === 0 ? (
        <p className="text-ink-2">No page shows a picture of yours yet.</p>
      ) : (
        <ul className="divide-y divide-line">
          {pages.map(({ label, words, isHeavy }) => (
            <li key={label} className="py-2">
              <p className="font-semibold">{label}</p>
              <Weight words={words} isHeavy={isHeavy} />
            </li>
          ))}
        </ul>
      )}
      <p className="hint num mt-3">{`All pictures: ${total}.`}</p>
    </section>
  )
}

export function Weight({ words, isHeavy }: { words: string; isHeavy: boolean }) {
  if (!words) return null
  return <p className={`text-sm ${isHeavy ? 'text-(--danger-ink)' : 'text-ink-2'}`}>{words}</p>
}
