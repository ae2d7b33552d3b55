import { BaseField, OwnPasswordField } from '#app/routes/desk/form/back-field'
import { type FormRefusal, PageForm } from '#app/routes/desk/form/page-form'
import { useIsPosting } from '#app/routes/desk/form/post-failure'
import { SelectField, TextField } from '#app/ui/form/field'
import { PasswordField } from '#app/ui/form/password-field'
import type { showMailServer } from './mail-server.server'

const SECURITIES = [
  { value: 'STARTTLS', label: 'STARTTLS (usual with port 587)' },
  { value: 'TLS', label: 'TLS from the start (usual with port 465)' },
  { value: 'none', label: 'None (a server on this machine)' },
]

type ShownServer = Awaited<ReturnType<typeof showMailServer>>

interface MailServerFormProps
  extends Pick<ShownServer, 'values' | 'base' | 'isSaved' | 'hasPassword' | 'usual'> {
  /** True if a colleague has saved since the form was opened. */
  isChanged: boolean
  refusal: FormRefusal | undefined
}

export function MailServerForm(props: MailServerFormProps) {
  const { values, base, isChanged, isSaved, hasPassword, usual, refusal } = props
  const isBusy = useIsPosting()
  return (
    <PageForm
      formId="mail"
      autoComplete="off"
      values={refusal?.values ?? values}
      refusal={refusal}
      className="office-box"
      submit={{ label: isChanged ? 'Save mine over it' : 'Save', busyLabel: 'Saving…' }}
      more={
        isSaved && (
          <button
            className="btn btn-secondary btn-danger"
            type="submit"
            name="intent"
            value="remove"
            disabled={isBusy}
          >
            Remove
          </button>
        )
      }
    >
      <BaseField base={base} refused={refusal?.values.base} />
      <TextField label="Server" name="host" hint="Such as mail.example.com" autoComplete="off" />
      <div className="two">
        <TextField label="Port" name="port" inputMode="numeric" autoComplete="off" />
        <SelectField label="Security" name="security" options={SECURITIES} />
      </div>
      <div className="two">
        <TextField
          label="User (optional)"
          name="user"
          hint="Often your email address."
          autoComplete="off"
        />
        <PasswordField
          label="Password (optional)"
          name="password"
          autoComplete="off"
          isLogin={false}
          hint={hasPassword ? 'Empty keeps the saved one.' : 'Of the user at the mail server.'}
        />
      </div>
      <div className="two">
        <TextField label="From (optional)" name="from" type="email" hint={`Else ${usual.from}`} />
        <TextField
          label="Emails to staff go to (optional)"
          name="to"
          inputMode="email"
          hint={`Several with commas. Else ${usual.to}`}
        />
      </div>
      <OwnPasswordField hint="The one you log in with here." />
    </PageForm>
  )
}
