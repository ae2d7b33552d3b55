import sprite from '#app/assets/generated/icons.svg'

interface IconProps {
  name: string
  size?: number
  className?: string
}

/** A lucide icon of the sprite; the text beside it says what it means. */
export function Icon({ name, size = 20, className = '' }: IconProps) {
  return (
    <svg className={`ic ${className}`} width={size} height={size} aria-hidden="true">
      <use href={iconHref(name)} />
    </svg>
  )
}

export const iconHref = (name: string) => `${sprite}#icon-${name}`
