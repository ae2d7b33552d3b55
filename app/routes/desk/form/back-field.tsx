import { useLocation, useRouteLoaderData } from '@remix-run/react'
import type { InputHTMLAttributes } from 'react'
import { deskParams } from '#app/routes/desk/outcome-params'
import { useUnsentField } from '#app/ui/form/field'
import { PasswordField } from '#app/ui/form/password-field'

export const useOwnAccount = () =>
  useRouteLoaderData<{ admin: { id: string; email: string } }>('routes/desk/desk')?.admin

/** The account of the form: unsent, it is restored for this account only. */
export function AccountField() {
  return <input type="hidden" name="account" value={useOwnAccount()?.id} />
}

export function BackField() {
  const { pathname, search } = useLocation()
  return (
    <>
      <input type="hidden" name="back" value={pathname + deskParams(search)} />
      <AccountField />
    </>
  )
}

interface BaseFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  /** What the page was rendered from. */
  base: string
  /** What the refused form names, so that saving again replaces it. */
  refused: string | undefined
}

/** Its form needs `autoComplete="off"`: a browser would restore old values beside a new base. */
export function BaseField({ base, refused, ...input }: BaseFieldProps) {
  const { values: unsent } = useUnsentField('base')
  return <input type="hidden" name="base" value={refused ?? unsent?.at(-1) ?? base} {...input} />
}

interface OwnPasswordFieldProps {
  label?: string
  hint?: string
}

/** Without the username field, password managers write the email address into the text field before the password. */
export function OwnPasswordField({ label = 'Your password', hint }: OwnPasswordFieldProps) {
  return (
    <>
      {/* Password managers skip type="hidden". Unnamed, so that it is not posted: email and password together are a login. */}
      <input
        className="hidden"
        type="text"
        autoComplete="username"
        value={useOwnAccount()?.email}
        readOnly
      />
      <PasswordField label={label} name="current" autoComplete="current-password" hint={hint} />
    </>
  )
}
