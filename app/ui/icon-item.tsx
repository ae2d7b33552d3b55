import type { Item } from '#app/content/page'
import { Icon } from './icon'
import { wholeWords } from './whole-words'

/** What an item of a list holds: its icon in a box, its title, its text. */
export function IconItem({ icon, title, text }: Item) {
  return (
    <>
      <span className="bx">
        <Icon name={icon} size={22} />
      </span>
      <h3>{title}</h3>
      <p>{wholeWords(text)}</p>
    </>
  )
}
