import { useCompany } from '#app/ui/company'
import { firstGrapheme } from '#app/ui/layout/logo'
import { IconItem } from './icon-lists'
import { SectionFrame, type ViewProps } from './section-frame'

export function Integrations({ section, background }: ViewProps<'integrations'>) {
  const isBeside = section.head === 'side'
  return (
    <SectionFrame section={section} background={background}>
      <div className={`hub max-lg:grid-cols-1 ${isBeside ? 'lg:grid-cols-1' : ''}`}>
        <Wires count={section.items.length} isNarrowOnly={isBeside} />
        <ul className="grid lg:auto-rows-[1fr]">
          {section.items.map((item) => (
            <li key={item.title}>
              <IconItem {...item} />
            </li>
          ))}
        </ul>
      </div>
    </SectionFrame>
  )
}

const WIRES = 'absolute inset-0 size-full overflow-visible max-lg:hidden'

/** The wires stretch with the rows. The packets must keep their shape, so they are a second SVG. */
function Wires({ count, isNarrowOnly }: { count: number; isNarrowOnly: boolean }) {
  const letter = firstGrapheme(useCompany().name)
  const rows = Array.from({ length: count }, (_, row) => (row + 0.5) / count)
  return (
    <div className={`hub-wires relative max-lg:h-10 ${isNarrowOnly ? 'lg:hidden' : ''}`}>
      <svg className={WIRES} viewBox="0 0 340 500" preserveAspectRatio="none" aria-hidden="true">
        {rows.map((row) => (
          <path
            key={row}
            vectorEffect="non-scaling-stroke"
            d={`M152 250C240 250 220 ${row * 500} 316 ${row * 500}`}
          />
        ))}
      </svg>
      <svg className={WIRES} aria-hidden="true">
        {rows.map((row) => (
          <rect key={row} x="93%" y={`${row * 100}%`} width="10" height="10" rx="2" />
        ))}
      </svg>
      <div className="hub-core">
        <svg
          className="w-[104px] fill-white max-lg:w-[30px]"
          viewBox="0 0 32 32"
          aria-hidden="true"
        >
          <text x="14.5" y="23.5">
            {letter}
          </text>
          <rect x="22" y="5" width="5" height="5" rx="1" transform="rotate(12 24.5 7.5)" />
        </svg>
      </div>
    </div>
  )
}
