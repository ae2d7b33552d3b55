import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { UNSAVED, useLeaveQuestion } from '#app/routes/desk/form/use-leave-question'

interface Unsaved {
  form: RefObject<HTMLFormElement>
  isChanged: boolean
}

/** Asks before the owner leaves a page with unsaved changes. @param saved a value that changes with each save */
export function useUnsaved(saved: string): Unsaved {
  const form = useRef<HTMLFormElement>(null)
  const [changedOn, setChangedOn] = useState<string>()
  const isChanged = changedOn === saved
  useEffect(() => {
    const { current } = form
    const remember = () => setChangedOn(saved)
    current?.addEventListener('input', remember)
    return () => current?.removeEventListener('input', remember)
  }, [saved])
  useLeaveQuestion(
    useCallback(() => isChanged, [isChanged]),
    UNSAVED,
  )
  return { form, isChanged }
}
