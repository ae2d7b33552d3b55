import type { Cut as CutContent } from '#app/content/signatures/crops'
import type { ViewProps } from '../section-frame'
import { ExampleMark } from './example-mark'
import { CROPS, KurtaPicture } from './parts/kurta-picture'

const TOGGLE =
  'mt-6 inline-flex min-h-11 items-center gap-3 rounded-xl border border-(--line-strong) bg-(--surface) px-4 py-2 leading-snug font-medium has-checked:border-accent-ink'
const STRIP =
  'grid gap-5 sm:grid-cols-[0.8fr_0.5625fr_0.5625fr] max-sm:[&>li]:grid max-sm:[&>li]:grid-cols-[minmax(122px,2fr)_minmax(0,3fr)] max-sm:[&>li]:items-center max-sm:[&>li]:gap-5'

export function Crops({ section }: ViewProps<'crops'>) {
  const { title, lead, note, original, cuts, line, price } = section
  const words = { line, price }
  return (
    <section className="group/crops sec on-tint" id={section.anchor}>
      <div className="wrap">
        <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,0.52fr)_minmax(0,1fr)]">
          <div className="flex flex-col justify-between gap-8">
            <div>
              <h2>{title}</h2>
              {lead && <p className="lead mt-4">{lead}</p>}
              <label className={TOGGLE}>
                <input
                  className="checked:border-accent checked:bg-accent"
                  type="checkbox"
                  name="edges"
                  value="shown"
                  defaultChecked
                  autoComplete="off"
                />
                <span>{section.toggle}</span>
              </label>
            </div>
            <figure>
              <KurtaPicture crop={CROPS.whole} {...words} label={original.title}>
                <Outlines />
              </KurtaPicture>
              <figcaption className="mt-3 text-sm leading-snug text-ink-2">
                <b className="font-[650] text-ink">{original.title}</b> <span>{original.text}</span>
              </figcaption>
            </figure>
          </div>
          <div>
            <ul className={STRIP}>
              {cuts.map((cut) => (
                <Cut key={cut.title} cut={cut} {...words} />
              ))}
            </ul>
            <p className="mt-6 flex items-center gap-3 text-sm text-ink-2">
              <ExampleMark />
              <span>{section.example}</span>
            </p>
            {note && <p className="note mt-3 text-ink-2">{note}</p>}
          </div>
        </div>
      </div>
    </section>
  )
}

function Cut({ cut, ...words }: { cut: CutContent; line: string; price: string }) {
  return (
    <li>
      <KurtaPicture crop={CROPS[cut.shape]} {...words} label={cut.title}>
        <CropCover cut={cut} />
      </KurtaPicture>
      <div className="mt-4">
        <h3 className="text-h4">{cut.title}</h3>
        <p className="num text-[0.8125rem] text-ink-2">{cut.size}</p>
        <p className="mt-1.5 text-sm leading-normal text-ink-2">{cut.text}</p>
      </div>
    </li>
  )
}

function Outlines() {
  return (
    <g className="fill-none stroke-white stroke-[14] [stroke-dasharray:48_32]">
      {[CROPS['4:5'], CROPS['9:16']].map(({ x, w, h }) => (
        <rect key={x} x={x + 7} y="7" width={w - 14} height={h - 14} rx="40" />
      ))}
    </g>
  )
}

/** The edges that an app covers or crops, and what it draws there. */
function CropCover({ cut: { shape, edges, cover } }: { cut: CutContent }) {
  const { x, w, h } = CROPS[shape]
  const top = (h * edges.top) / 100
  const bottom = h - (h * edges.bottom) / 100
  const side = (w * edges.side) / 100
  const inner = `M${x + side} ${top}V${bottom}H${x + w - side}V${top}z`
  const Marks = MARKS[cover]
  return (
    <g className="hidden group-has-[[name=edges]:checked]/crops:block">
      <path
        className="fill-black/50"
        d={`M${x} 0H${x + w}V${h}H${x}z${inner}`}
        fillRule="evenodd"
      />
      <path className="fill-none stroke-white stroke-[8] [stroke-dasharray:28_20]" d={inner} />
      <g transform={`translate(${x} 0)`}>
        <Marks />
      </g>
    </g>
  )
}

/** Generic control shapes, not those of a particular app. */
const MARKS: Record<CutContent['cover'], () => JSX.Element | null> = {
  none: () => null,
  story: () => (
    <g className="fill-white/85">
      <rect x="60" y="64" width="304" height="14" rx="7" />
      <rect x="388" y="64" width="304" height="14" rx="7" />
      <rect x="716" y="64" width="304" height="14" rx="7" />
      <circle cx="112" cy="162" r="50" />
      <rect x="190" y="146" width="280" height="32" rx="16" />
      <rect x="300" y="1650" width="480" height="130" rx="65" />
    </g>
  ),
  reel: () => (
    <g className="fill-white/85">
      <circle cx="985" cy="1330" r="44" />
      <circle cx="985" cy="1470" r="44" />
      <circle cx="985" cy="1610" r="44" />
      <circle cx="112" cy="1600" r="50" />
      <rect x="190" y="1584" width="280" height="32" rx="16" />
      <rect x="60" y="1690" width="620" height="28" rx="14" />
      <rect x="60" y="1744" width="440" height="28" rx="14" />
    </g>
  ),
}
