import { Icon } from '#app/ui/icon'

export function NewTab() {
  return (
    <>
      <span className="sr-only">, opens a new tab</span>
      <Icon name="arrow-up-right" size={14} className="ml-0.5 inline align-baseline" />
    </>
  )
}
