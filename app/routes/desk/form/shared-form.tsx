import { useLocation } from '@remix-run/react'
import { createContext, type ReactNode, useContext } from 'react'
import { deskParams } from '#app/routes/desk/outcome-params'
import { useHydrated } from '#app/ui/use-hydrated'
import { BackField } from './back-field'

const FORM_ID = 'shared-form'
const IsShared = createContext(false)

/**
 * Until scripts run, all fields and buttons inside belong to one form: a browser posts the fields of one form only,
 * and what is typed into the others would be lost.
 */
export function SharedFormPage({ children }: { children: ReactNode }) {
  const isShared = !useHydrated()
  const { pathname, search } = useLocation()
  return (
    <IsShared.Provider value={isShared}>
      {isShared && (
        <form
          id={FORM_ID}
          className="hidden"
          method="post"
          action={pathname + deskParams(search)}
          noValidate
        >
          <BackField />
          {/* What Enter presses in a field of one line. */}
          <button type="submit" name="intent" value="none" />
        </form>
      )}
      {children}
    </IsShared.Provider>
  )
}

/** @param formAction of a button whose form goes to another URL than the page */
export function useSharedForm(formAction?: string): { form?: string; formAction?: string } {
  if (!useContext(IsShared)) return {}
  return { form: FORM_ID, ...(formAction && { formAction }) }
}
