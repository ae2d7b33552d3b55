import { iconHref } from '../../icon'

type IconProps = { name: string; x: number; y: number; size?: number; tone?: 'tw' | 'ta' }

export function Icon({ name, x, y, size = 28, tone = 'ta' }: IconProps) {
  return (
    <svg className={`ic ${tone}`} x={x} y={y} width={size} height={size} aria-hidden="true">
      <use href={iconHref(name)} />
    </svg>
  )
}
