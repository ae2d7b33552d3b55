import { useLocation, useRouteLoaderData } from '@remix-run/react'
import { deskParams } from '#app/routes/desk/outcome-params'
import { useUnsentField } from '#app/ui/form/field'

export function useAccountId(): string | undefined {
  return useRouteLoaderData<{ admin: { id: string } }>('routes/desk/desk')?.admin.id
}

/** The account of the form: unsent, it is restored for this account only. */
export function AccountField() {
  return <input type="hidden" name="account" value={useAccountId()} />
}

/** The page and the account of a form. */
export function BackField() {
  const { pathname, search } = useLocation()
  return (
    <>
      <input type="hidden" name="back" value={pathname + deskParams(search)} />
      <AccountField />
    </>
  )
}

interface SeenFieldProps {
  /** What the page was rendered from. */
  seen: string
  /** What the refused form names, so that saving again replaces it. */
  refused: string | undefined
}

/** Lets the action detect that a colleague saved meanwhile. */
export function SeenField({ seen, refused }: SeenFieldProps) {
  const { values: unsent } = useUnsentField('seen')
  return <input type="hidden" name="seen" value={refused ?? unsent?.at(-1) ?? seen} />
}
