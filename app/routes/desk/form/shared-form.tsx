import { useLocation } from '@remix-run/react'
import { type ReactNode, useEffect } from 'react'
import { deskParams } from '#app/routes/desk/outcome-params'
import { useHydrated } from '#app/ui/use-hydrated'
import { BackField } from './back-field'
import { IsSharedContext, SHARED_FORM } from './desk-form'
import { useLeaveQuestion } from './use-leave-question'

const QUESTION = 'What you typed is not sent. Leave this page?'
const TEXTS = '[name="note"], [name="text"], [name="call"]'

function typedTexts() {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(TEXTS)
  return [...fields].filter(({ value }) => value.trim() !== '')
}

const hasTypedText = () => typedTexts().length > 0

/** Sends every text with "Close and next", which leaves the page: its action refuses to drop one. */
function addTexts({ formData }: FormDataEvent): void {
  if (formData.get('intent') !== 'close') return
  for (const { name, value } of typedTexts()) formData.set(name, value)
}

/**
 * Until hydration, all fields and buttons inside belong to one form: a browser posts the fields of one form only, and
 * text typed into the others would be lost.
 */
export function SharedFormPage({ children }: { children: ReactNode }) {
  const isShared = !useHydrated()
  const { pathname, search } = useLocation()
  useLeaveQuestion(hasTypedText, QUESTION)
  useEffect(() => {
    document.addEventListener('formdata', addTexts)
    return () => document.removeEventListener('formdata', addTexts)
  }, [])
  return (
    <IsSharedContext.Provider value={isShared}>
      {isShared && (
        <form
          id={SHARED_FORM}
          className="hidden"
          method="post"
          action={pathname + deskParams(search)}
          noValidate
        >
          <BackField />
          {/* Enter in a single-line field presses this button. */}
          <button type="submit" name="intent" value="none" />
        </form>
      )}
      {children}
    </IsSharedContext.Provider>
  )
}
