import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'

import { requireAdmin } from '#app/http/session.server'
import { minuteIn } from '#app/models/company/calendar'
import { site } from '#app/models/company/site.server'
import { findErasureReceipt, tookNothing } from '#app/models/privacy/receipt.server'

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request)
  const { db, company } = site()
  const receipt = await findErasureReceipt(db, params.reference ?? '')
  if (!receipt) throw data(null, 404)
  const { legalName, privacyEmail, timeZone } = company
  return {
    ...receipt,
    isNothing: tookNothing(receipt.erased),
    erasedAt: `${minuteIn(timeZone, receipt.erasedAt)} (${timeZone})`,
    legalName,
    privacyEmail,
  }
}

export const meta: MetaFunction = () => [{ title: 'Receipt of an erasure' }]

export default function PrivacyReceiptPage() {
  const receipt = useLoaderData<typeof loader>()
  const { erased, isNothing } = receipt
  const foundBy = receipt.foundBy === 'email' ? 'E-mail address' : 'Phone number'
  return (
    <article className="receipt max-w-[640px]">
      <h1>{isNothing ? 'There was nothing to erase' : 'Everything is erased'}</h1>
      <p className="my-5 text-ink-2">
        {`${receipt.legalName} ${
          isNothing
            ? 'looked for what it holds about one person in the database of its website, and found nothing.'
            : 'has erased what it held about one person in the database of its website.'
        }`}
      </p>
      <dl>
        <dt>Reference</dt>
        <dd className="num whitespace-nowrap">{receipt.reference}</dd>
        <dt>Erased at</dt>
        <dd className="num">{receipt.erasedAt}</dd>
        <dt>Erased by</dt>
        <dd>{receipt.erasedBy}</dd>
        <dt>Found by</dt>
        <dd>{foundBy}</dd>
        <dt>Enquiries and messages</dt>
        <dd className="num">{erased.enquiries}</dd>
        <dt>Notes and history of them</dt>
        <dd className="num">{erased.notes + erased.events}</dd>
        <dt>Applications</dt>
        <dd className="num">{erased.applications}</dd>
        <dt>Resumes</dt>
        <dd className="num">{erased.resumes}</dd>
        <dt>Mails</dt>
        <dd className="num">{erased.mails}</dd>
        <dt>{`Keyed hash of the ${receipt.foundBy === 'email' ? 'address' : 'number'}`}</dt>
        <dd>
          <code>{receipt.keyHash}</code>
        </dd>
      </dl>
      <p className="hint">{`Copies in backups go when the backups are replaced. Mails that had left already lie in the mailboxes of those who got them. Questions: ${receipt.privacyEmail}.`}</p>
      <p className="no-print mt-6">
        Print this page from your browser, or find it again in the{' '}
        <Link to="/admin/audit?act=person.erase">log</Link>.
      </p>
    </article>
  )
}
