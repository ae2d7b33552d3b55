import { useCompany } from '#app/ui/company'
import { firstGrapheme } from '#app/ui/layout/logo'

type LogoMarkProps = { x?: number; y?: number; size?: number }

export function LogoMark({ x = 0, y = 0, size = 96 }: LogoMarkProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 96})`}>
      <rect className="ac" width="96" height="96" rx="24" />
      <text className="tw td" x="44" y="72" fontSize="64" textAnchor="middle">
        {firstGrapheme(useCompany().name)}
      </text>
      <rect
        className="tw"
        x="70"
        y="14"
        width="13"
        height="13"
        rx="2.6"
        transform="rotate(12 76.5 20.5)"
      />
    </g>
  )
}
