import { Icon } from '#app/ui/icon'

/** Of a link that leaves the desk where it is. */
export function NewTab() {
  return (
    <>
      <span className="sr-only">, opens a new tab</span>
      <Icon name="arrow-up-right" size={14} className="ml-0.5 inline align-baseline" />
    </>
  )
}
