import type { SectionOf } from '#app/content/section'

export function AudienceAd({ section: { ad, filters } }: { section: SectionOf<'audience'> }) {
  return (
    <figure>
      <figcaption className="mb-4 text-sm text-ink-2">{ad.label}</figcaption>
      <div className="overflow-hidden rounded-(--r-lg) bg-(--surface) shadow-(--sh-3)">
        <p className="px-5 pt-4 leading-snug font-[650]">{ad.sender}</p>
        <p className="px-5 pt-1 pb-4 text-sm leading-snug text-ink-2">{ad.text}</p>
        <Sofa />
        <ul className="grid lg:min-h-[9rem] content-start gap-2 px-5 pt-4 text-sm leading-snug">
          {filters.map(({ line }, position) => (
            <li
              key={line}
              data-line={position}
              className="relative hidden pl-6 before:absolute before:top-1.5 before:left-0.5 before:size-2.5 before:rotate-12 before:rounded-[2px] before:bg-accent"
            >
              {line}
            </li>
          ))}
        </ul>
        <p className="m-5 mt-3 rounded-lg bg-(--sunken) py-2.5 text-center text-sm font-semibold">
          {ad.button}
        </p>
      </div>
    </figure>
  )
}

function Sofa() {
  return (
    <svg className="block w-full" viewBox="0 0 320 176" aria-hidden="true">
      <rect className="fill-(--accent-tint)" width="320" height="176" />
      <rect className="fill-accent/20" y="132" width="320" height="44" />
      <g className="fill-accent">
        <rect x="58" y="52" width="98" height="66" rx="14" />
        <rect x="164" y="52" width="98" height="66" rx="14" />
        <rect x="34" y="78" width="34" height="66" rx="14" />
        <rect x="252" y="78" width="34" height="66" rx="14" />
        <rect x="56" y="104" width="208" height="36" rx="8" />
      </g>
      <path className="fill-none stroke-white/50 stroke-2" d="M160 104v36M62 104h196" />
      <path className="fill-ink" d="M56 142h8l-3 14h-4zM256 142h8l-1 14h-4z" />
      <rect
        className="fill-white/90"
        x="84"
        y="70"
        width="34"
        height="34"
        rx="6"
        transform="rotate(-12 101 87)"
      />
    </svg>
  )
}
