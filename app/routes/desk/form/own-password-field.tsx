import { PasswordField } from '#app/ui/form/password-field'
import { useOwnAccount } from './back-field'

/** A password manager without a username writes it into the text field before. */
export function OwnPasswordField({
  label = 'Your password',
  hint,
}: {
  label?: string
  hint?: string
}) {
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
