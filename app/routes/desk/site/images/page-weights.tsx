interface PageWeightsProps {
  pages: readonly { label: string; words: string; isHeavy: boolean }[]
  total: string
}

export function PageWeights({ pages, total }: PageWeightsProps) {
  return (
    <div className="mb-4">
      <p className="hint num">{`All pictures: ${total}.`}</p>
      {pages.length > 0 && (
        <ul className="mt-1" aria-label="Weight of pages">
          {pages.map(({ label, words, isHeavy }) => (
            <li key={label} className="flex flex-wrap items-baseline gap-x-3">
              <b className="font-semibold">{label}</b>
              <Weight words={words} isHeavy={isHeavy} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

export function Weight({ words, isHeavy }: { words: string; isHeavy: boolean }) {
  if (!words) return null
  return <p className={`text-sm ${isHeavy ? 'text-(--danger-ink)' : 'text-ink-2'}`}>{words}</p>
}
