import { Form, Link } from '@remix-run/react'

/** Before anything is set up. */
export function SecondFactorIntro() {
  return (
    <>
      <p className="my-5 text-ink-2">
        With it, a login takes your password and six digits that an authenticator app on your phone
        shows. Whoever learns your password alone stays outside. You need an app such as Aegis,
        2FAS, Google Authenticator or the one of your password manager.
      </p>
      <Form method="post" replace className="flex flex-wrap gap-3">
        <Link className="btn btn-secondary" to="/admin/accounts">
          Not now
        </Link>
        <button className="btn btn-primary" type="submit" name="intent" value="begin">
          Set it up
        </button>
      </Form>
    </>
  )
}
