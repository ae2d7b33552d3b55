import type { ViewProps } from '../section-frame'
import { ExampleMark } from './example-mark'
import { AudienceAd } from './parts/audience-ad'

/** Each filter acts on people and ad lines by its position, in `data-out` and `data-line`. */
const FILTER_EFFECTS = [
  'has-[[value="0"]:checked]:[&_[data-line="0"]]:block has-[[value="0"]:checked]:[&_[data-out~="0"]]:scale-50 has-[[value="0"]:checked]:[&_[data-out~="0"]]:bg-(--line-strong) has-[[value="0"]:checked]:[&_[data-out~="0"]]:[counter-increment:none]',
  'has-[[value="1"]:checked]:[&_[data-line="1"]]:block has-[[value="1"]:checked]:[&_[data-out~="1"]]:scale-50 has-[[value="1"]:checked]:[&_[data-out~="1"]]:bg-(--line-strong) has-[[value="1"]:checked]:[&_[data-out~="1"]]:[counter-increment:none]',
  'has-[[value="2"]:checked]:[&_[data-line="2"]]:block has-[[value="2"]:checked]:[&_[data-out~="2"]]:scale-50 has-[[value="2"]:checked]:[&_[data-out~="2"]]:bg-(--line-strong) has-[[value="2"]:checked]:[&_[data-out~="2"]]:[counter-increment:none]',
  'has-[[value="3"]:checked]:[&_[data-line="3"]]:block has-[[value="3"]:checked]:[&_[data-out~="3"]]:scale-50 has-[[value="3"]:checked]:[&_[data-out~="3"]]:bg-(--line-strong) has-[[value="3"]:checked]:[&_[data-out~="3"]]:[counter-increment:none]',
].join(' ')
const GRID =
  'wrap grid items-start gap-x-14 gap-y-10 sm:grid-cols-[minmax(0,20rem)_minmax(0,1fr)] sm:max-lg:[&>:first-child]:col-span-full lg:grid-cols-[minmax(0,1.05fr)_minmax(0,1fr)_minmax(0,0.85fr)] [counter-reset:people]'
const FILTER =
  'grid grid-cols-[18px_minmax(0,1fr)] gap-x-3.5 rounded-xl border border-line bg-(--surface) px-4 py-3 leading-snug has-checked:border-accent-ink'
const NARROW =
  'mt-4 hidden rounded-xl bg-(--warning-tint) px-4 py-3 text-sm leading-snug group-has-[input[value="0"]:checked]/audience:group-has-[input[value="1"]:checked]/audience:group-has-[input[value="2"]:checked]/audience:group-has-[input[value="3"]:checked]/audience:block'

export function Audience({ section }: ViewProps<'audience'>) {
  const { title, lead, note, filters } = section
  const people = Array.from({ length: 100 }, (_, person) => filtersAgainst(person, filters))
  return (
    <section className="group/audience sec on-tint" id={section.anchor}>
      <div className={`${GRID} ${FILTER_EFFECTS}`}>
        <div>
          <h2 className="text-h2">{title}</h2>
          {lead && <p className="lead mt-4">{lead}</p>}
          <fieldset className="mt-7 grid gap-2 sm:max-lg:grid-cols-2">
            <legend className="mb-3 text-sm font-semibold">{section.question}</legend>
            {filters.map((filter, position) => (
              <label key={filter.title} className={FILTER}>
                <input
                  className="mt-0.5 checked:border-accent checked:bg-accent"
                  type="checkbox"
                  name="filter"
                  value={position}
                  defaultChecked={filter.isOn}
                  autoComplete="off"
                />
                <span>
                  <b className="block font-[650]">{filter.title}</b>
                  <span className="text-sm text-ink-2">{filter.text}</span>
                </span>
              </label>
            ))}
          </fieldset>
        </div>
        <div className="flex flex-col">
          <p className="mb-5 flex items-center gap-3 text-sm text-ink-2">
            <ExampleMark />
            <span>{section.everyone}</span>
          </p>
          <div className="grid grid-cols-20 gap-1 sm:grid-cols-10 sm:gap-[7px]" aria-hidden="true">
            {people.map((out, person) => (
              <i
                key={person}
                data-out={out}
                className="aspect-square rotate-12 rounded-[22%] bg-accent-ink transition-[scale,background-color] duration-300 [counter-increment:people]"
              />
            ))}
          </div>
          <p className="mt-6 flex items-baseline gap-3 leading-snug">
            <b className="num shrink-0 font-display text-[clamp(3rem,2rem+3vw,4.5rem)] leading-none font-[720] after:content-[counter(people)]" />
            <span>{section.unit}</span>
          </p>
          <p className={NARROW}>{section.tooNarrow}</p>
        </div>
        <AudienceAd section={section} />
        {note && <p className="note col-span-full text-ink-2">{note}</p>}
      </div>
    </section>
  )
}

/** A prime, one above the number of people: exponents coprime to 100 permute 1 to 100 modulo it. */
const PRIME = 101
const POWERS = [3, 7, 11, 19]

const power = (base: number, exponent: number): number =>
  exponent === 0 ? 1 : (base * power(base, exponent - 1)) % PRIME

/** Positions of the filters that exclude a person, for `data-out`; each filter keeps exactly `keeps` of 100 people. */
export function filtersAgainst(
  person: number,
  filters: readonly { keeps: number }[],
): string | undefined {
  const out = filters.flatMap(({ keeps }, position) => {
    const rank = (power(person + 1, POWERS[position] ?? 1) * (position + 2)) % PRIME
    return rank <= keeps ? [] : [position]
  })
  return out.join(' ') || undefined
}
