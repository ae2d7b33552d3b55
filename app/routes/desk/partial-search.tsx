import { NEWEST_SEARCHED } from '#app/models/count'

/** Says that a search of one or two letters left older ones out. */
export function PartialSearch({ noun }: { noun: 'enquiries' | 'applications' }) {
  const newest = NEWEST_SEARCHED.toLocaleString('en')
  return (
    <p className="hint num">
      Searched the newest {newest} {noun}. Type three letters to search all.
    </p>
  )
}
