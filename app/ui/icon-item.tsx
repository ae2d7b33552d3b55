import type { Item } from '#app/content/section'
import { Icon } from './icon'
import { wholeWords } from './whole-words'

/** What an item of a list holds: its icon in a box, its title, its text. */
export function IconItem({ icon, title, duration, text }: Item & { duration?: string }) {
  return (
    <>
      <span className="bx">
        <Icon name={icon} size={22} />
      </span>
      <h3>{title}</h3>
      {duration && <p className="duration">{duration}</p>}
      <p>{wholeWords(text)}</p>
    </>
  )
}
