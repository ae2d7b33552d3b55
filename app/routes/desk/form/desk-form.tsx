import { type FormProps, useFetcher, useLocation } from '@remix-run/react'
import { type ButtonHTMLAttributes, createContext, type ReactNode, useContext } from 'react'
import { deskParams } from '#app/routes/desk/outcome-params'
import { failureOf, PostFailed, usePostData } from './post-failure'

interface DeskFormProps extends Omit<FormProps, 'method' | 'children'> {
  /** A route whose action redirects and which exports the `clientAction` of `post-failure`. */
  action: string
  children: ReactNode
}

export const SHARED_FORM = 'shared-form'
/** True inside a `SharedFormPage` until hydration. */
export const IsSharedContext = createContext(false)

/** @param formAction target of a button whose form does not post to the page */
export function useSharedForm(formAction?: string): { form?: string; formAction?: string } {
  if (!useContext(IsSharedContext)) return {}
  return { form: SHARED_FORM, ...(formAction && { formAction }) }
}

export const PostContext = createContext<{ isSending: boolean; action?: string }>({
  isSending: false,
})

/** A POST form that redirects back to its page. If the post fails, the page stays and shows an error message. */
export function DeskForm({ children, ...form }: DeskFormProps) {
  const fetcher = useFetcher()
  const isSending = fetcher.state !== 'idle'
  const result = usePostData(fetcher)
  const { action } = form
  return (
    <fetcher.Form {...form} method="post" aria-busy={isSending}>
      <PostContext.Provider value={{ isSending, action }}>{children}</PostContext.Provider>
      <PostFailed failure={failureOf(result)} />
    </fetcher.Form>
  )
}

interface SubmitButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  busyLabel?: string
}

export function SubmitButton({ busyLabel, children, ...button }: SubmitButtonProps) {
  const { isSending, action } = useContext(PostContext)
  const sharedForm = useSharedForm(action)
  return (
    <button
      className="btn btn-secondary btn-small"
      type="submit"
      disabled={isSending}
      {...sharedForm}
      {...button}
    >
      {isSending && busyLabel ? busyLabel : children}
    </button>
  )
}

/** In a list whose action redirects back to it. @param about continues the label for screen readers */
export function SendAgain({ action, about }: { action: string; about: string }) {
  const { search } = useLocation()
  return (
    <DeskForm className="mt-2" action={action} preventScrollReset>
      <input type="hidden" name="back" value={deskParams(search)} />
      <SubmitButton>
        Send again<span className="sr-only">{about}</span>
      </SubmitButton>
    </DeskForm>
  )
}
