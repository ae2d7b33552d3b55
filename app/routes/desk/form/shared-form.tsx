import { useLocation } from '@remix-run/react'
import { createContext, type ReactNode, useContext } from 'react'
import { deskParams } from '#app/routes/desk/outcome-params'
import { useHydrated } from '#app/ui/use-hydrated'
import { BackField } from './back-field'

const FORM_ID = 'shared-form'
const IsSharedContext = createContext(false)

/**
 * Until hydration, all fields and buttons inside belong to one form: a browser posts the fields of one form only, and
 * text typed into the others would be lost.
 */
export function SharedFormPage({ children }: { children: ReactNode }) {
  const isShared = !useHydrated()
  const { pathname, search } = useLocation()
  return (
    <IsSharedContext.Provider value={isShared}>
      {isShared && (
        <form
          id={FORM_ID}
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

/** @param formAction target of a button whose form does not post to the page */
export function useSharedForm(formAction?: string): { form?: string; formAction?: string } {
  if (!useContext(IsSharedContext)) return {}
  return { form: FORM_ID, ...(formAction && { formAction }) }
}
