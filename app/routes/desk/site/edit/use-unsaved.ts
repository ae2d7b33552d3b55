import { useBeforeUnload, useBlocker } from '@remix-run/react'
import { useCallback, useState } from 'react'

const QUESTION = 'What you changed is not saved. Leave this page?'

/** Asks before the owner leaves a page with unsaved changes. @param saved a value that changes with each save */
export function useUnsaved(saved: string) {
  const [changedOn, setChangedOn] = useState<string>()
  const isChanged = changedOn === saved
  useBeforeUnload(
    useCallback(
      (event) => {
        if (isChanged) event.preventDefault()
      },
      [isChanged],
    ),
  )
  useBlocker(
    ({ currentLocation, nextLocation }) =>
      isChanged && currentLocation.pathname !== nextLocation.pathname && !window.confirm(QUESTION),
  )
  return { isChanged, onInput: () => setChangedOn(saved) }
}
