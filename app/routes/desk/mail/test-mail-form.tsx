import { Form, useNavigation } from '@remix-run/react'

/** Posts to its page, whose action calls `testMail`. */
export function TestMailForm() {
  const isBusy = useNavigation().state !== 'idle'
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
