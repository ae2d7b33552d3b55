import { useLocation, useRouteLoaderData } from '@remix-run/react'
import { deskParams } from '#app/routes/desk/outcome-params'

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
