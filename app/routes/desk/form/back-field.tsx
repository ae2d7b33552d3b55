import { useLocation, useRouteLoaderData } from '@remix-run/react'
import { deskParams } from '#app/routes/desk/outcome-params'

export function useAccountId(): string | undefined {
  return useRouteLoaderData<{ admin: { id: string } }>('routes/desk/desk')?.admin.id
}

/** Whose form it is: what was typed in it comes back to nobody else. */
export function AccountField() {
  return <input type="hidden" name="account" value={useAccountId()} />
}

/** Which page a form is on, and whose. */
export function BackField() {
  const { pathname, search } = useLocation()
  return (
    <>
      <input type="hidden" name="back" value={pathname + deskParams(search)} />
      <AccountField />
    </>
  )
}
