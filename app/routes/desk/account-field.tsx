import { useRouteLoaderData } from '@remix-run/react'

export function useAccountId(): string | undefined {
  return useRouteLoaderData<{ admin: { id: string } }>('routes/desk/desk')?.admin.id
}

/** Whose form it is: what was typed in it comes back to nobody else. */
export function AccountField() {
  return <input type="hidden" name="account" value={useAccountId()} />
}
