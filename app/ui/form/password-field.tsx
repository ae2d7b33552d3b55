import { useEffect, useRef, useState } from 'react'
import { useHydrated } from '#app/ui/use-hydrated'
import { Field, type TextFieldProps } from './field'

export const NEW_PASSWORD = {
  name: 'password',
  autoComplete: 'new-password',
  hint: 'At least 12 characters. A few words in a row are easy to remember.',
}

interface PasswordFieldProps extends TextFieldProps {
  /** False for a secret that is no password of an account: password managers would mix up the two. */
  isLogin?: boolean
}

export function PasswordField({ label, name, hint, isLogin = true, ...input }: PasswordFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  const [isShown, setIsShown] = useState(false)
  const canShow = useHydrated()

  useEffect(() => {
    // A browser may save and suggest a value submitted from a text field.
    const { form } = field.current ?? {}
    const hide = () => setIsShown(false)
    form?.addEventListener('submit', hide)
    return () => form?.removeEventListener('submit', hide)
  }, [])

  return (
    <Field label={label} name={name} hint={hint}>
      {(control) => (
        <span className="password">
          <input
            className={isLogin || isShown ? 'inp' : 'inp [-webkit-text-security:disc]'}
            ref={field}
            autoCapitalize="none"
            spellCheck={false}
            {...input}
            {...control}
            type={isLogin && !isShown ? 'password' : 'text'}
          />
          {canShow && (
            <button type="button" aria-controls={control.id} onClick={() => setIsShown(!isShown)}>
              <span>{isShown ? 'Hide' : 'Show'}</span>{' '}
              <span className="sr-only">what is typed</span>
            </button>
          )}
        </span>
      )}
    </Field>
  )
}
