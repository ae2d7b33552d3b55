import { useState } from 'react'
import { UNSAVED, useLeaveQuestion } from '#app/routes/desk/form/use-leave-question'

/** Asks before the owner leaves a page with unsaved changes. @param saved a value that changes with each save */
export function useUnsaved(saved: string) {
  const [changedOn, setChangedOn] = useState<string>()
  const isChanged = changedOn === saved
  useLeaveQuestion(() => isChanged, UNSAVED)
  return { isChanged, onInput: () => setChangedOn(saved) }
}
