import { Form } from '@remix-run/react'
import { useIsPosting } from '#app/routes/desk/form/post-failure'

/** Posts to its page, whose action calls `testMail`. */
export function TestMailForm() {
  const isBusy = useIsPosting()
  return (
    <Form method="post" replace preventScrollReset aria-busy={isBusy}>
      <button
        className="btn btn-secondary btn-small"
        type="submit"
        name="intent"
        value="test"
        disabled={isBusy}
      >
        {isBusy ? 'Sending…' : 'Send a test email'}
      </button>
    </Form>
  )
}
