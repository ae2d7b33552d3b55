import { Link } from '@remix-run/react'
import { Banner } from '#app/ui/form/form-messages'

export function WebhookSecret({ secret, id }: { secret: string; id: string }) {
  return (
    <>
      <section className="office-box my-5" aria-labelledby="secret">
        <Banner tone="ok">Copy the secret now: it is not shown again.</Banner>
        <h2 id="secret">Secret</h2>
        <p className="hint">
          A program of yours checks with it that a delivery comes from this site. Chat programs do
          not need it.
        </p>
        <p className="secret mt-4 text-[1.0625rem] wrap-anywhere">
          <code>{secret}</code>
        </p>
      </section>
      <Link className="btn btn-primary" to={`/admin/webhooks/${id}`}>
        Continue
      </Link>
    </>
  )
}
