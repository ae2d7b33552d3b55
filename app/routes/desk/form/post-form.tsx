import { useFetcher, useLocation, useSearchParams } from '@remix-run/react'
import { type ReactNode, useEffect, useRef } from 'react'
import { deskParams, TEXT_OUTCOMES } from '#app/routes/desk/outcome-params'
import { useErrorTitle } from '#app/ui/error/error-title'
import { FormContext } from '#app/ui/form/field'
import { BackField } from './back-field'
import { PostContext } from './desk-form'
import { failureOf, PostFailed, usePostData, usePostResult } from './post-failure'

/** The texts typed on the page; with errors if one of them was not stored. */
export interface PostRefusal {
  about: 'note' | 'text' | 'call'
  note?: string | undefined
  text?: string | undefined
  call?: string | undefined
  errors: string[]
  /** Id of a newer reply or answer, if that is the reason. */
  base?: string | undefined
}

interface PostFormProps {
  about: PostRefusal['about']
  anchor?: string
  className?: string
  children(state: PostState): ReactNode
}

interface PostState {
  intent: FormDataEntryValue | null | undefined
  isDone: boolean
  /** True if the last post without scripts was of this form. */
  isShownAgain: boolean
  result: PostRefusal | undefined
}

/** For the parent of a text field: label and hint share a line, and the text area grows with its text. */
export const COMPACT_FIELD =
  '[&_.field]:mb-3 [&_.field]:grid-cols-[auto_minmax(0,1fr)] [&_.field]:items-baseline [&_.field]:gap-x-3 [&_.field>:not(label,.hint)]:col-span-2 [&_textarea]:field-sizing-content [&_textarea]:max-h-[50vh] [&_textarea]:min-h-[4.75rem] max-sm:[&_.hint]:col-span-2'

const FIELD = 'textarea, input:not([type=hidden])'

/** A form for one text of an enquiry or application page. Clears its field once the text is stored. */
export function PostForm(props: PostFormProps) {
  const { about, anchor, className, children } = props
  /** Of the last post without scripts, from any form of the page. */
  const { result: last } = usePostResult<PostRefusal>()
  const { pathname, search } = useLocation()
  const [params] = useSearchParams()
  const done = params.get(TEXT_OUTCOMES[about])
  const fetcher = useFetcher<PostRefusal | { failure: string }>()
  const form = useRef<HTMLFormElement>(null)
  const isSending = fetcher.state !== 'idle'
  const posted = usePostData(fetcher)
  const refused = last?.about === about ? last : undefined
  const { note, text, call } = last ?? {}
  const result = isSending ? undefined : (posted ?? refused)
  const refusal = result && 'errors' in result ? result : undefined
  const hasFailed = result && refusal?.errors.length !== 0
  useErrorTitle(hasFailed ?? false)
  useEffect(() => {
    if (result) form.current?.querySelector<HTMLElement>(FIELD)?.focus()
  }, [result])
  useEffect(() => {
    const field = form.current?.querySelector<HTMLInputElement | HTMLTextAreaElement>(FIELD)
    if (done && field) field.value = ''
  }, [done])
  return (
    <fetcher.Form
      id={anchor}
      className={className}
      method="post"
      action={pathname + deskParams(search)}
      preventScrollReset
      noValidate
      ref={form}
      aria-busy={isSending}
    >
      <BackField />
      <PostContext.Provider value={{ isSending }}>
        <FormContext.Provider
          value={{
            formId: 'post',
            values: { note, text, call },
            errors: { [about]: refusal?.errors },
          }}
        >
          {children({
            intent: fetcher.formData?.get('intent'),
            isDone: done !== null && !isSending && !result,
            isShownAgain: refused !== undefined,
            result: refusal,
          })}
        </FormContext.Provider>
      </PostContext.Provider>
      <PostFailed failure={failureOf(result)} />
    </fetcher.Form>
  )
}
