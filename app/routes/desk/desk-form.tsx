import { type FormProps, useFetcher } from '@remix-run/react'
import type { ReactNode } from 'react'

import { failureOf, PostFailed } from './post-failure'

interface DeskFormProps extends Omit<FormProps, 'method' | 'children'> {
  /** A route whose action redirects and whose `clientAction` is `keepPage`. */
  action: string
  children: ReactNode | ((isSending: boolean) => ReactNode)
}

/** A posted form that leads back to its page. When the post fails, the page stays and the form says so. */
export function DeskForm({ children, ...form }: DeskFormProps) {
  const fetcher = useFetcher()
  const isSending = fetcher.state !== 'idle'
  return (
    <fetcher.Form {...form} method="post" aria-busy={isSending}>
      {typeof children === 'function' ? children(isSending) : children}
      <PostFailed failure={isSending ? undefined : failureOf(fetcher.data)} />
    </fetcher.Form>
  )
}
