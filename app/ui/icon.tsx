import sprite from '#app/assets/generated/icons.svg'

interface IconProps {
  name: string
  size?: number
  className?: string
}

export function Icon({ name, size = 20, className = '' }: IconProps) {
  return (
    <svg className={`ic ${className}`} width={size} height={size} aria-hidden="true">
      <use href={iconHref(name)} />
    </svg>
  )
}

export function IconBox({ name, className = '' }: Pick<IconProps, 'name' | 'className'>) {
  return (
    <span className={`bx ${className}`}>
      <Icon name={name} size={22} />
    </span>
  )
}

export const iconHref = (name: string) => `${sprite}#icon-${name}`
