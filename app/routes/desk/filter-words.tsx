import { Icon } from '#app/ui/icon'

/** The line that stands for the filters on a phone, with how many are set. */
export function FilterWords({ count }: { count: number }) {
  return (
    <>
      <Icon name="sliders-horizontal" size={18} /> Filters{' '}
      {count > 0 && (
        <b className="num">
          {count}
          <span className="sr-only"> set</span>
        </b>
      )}
    </>
  )
}
