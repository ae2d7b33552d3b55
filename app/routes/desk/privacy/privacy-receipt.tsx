import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { requireOwner } from '#app/http/session.server'
import { minuteIn } from '#app/models/company/calendar'
import { site } from '#app/models/company/site.server'
import {
  findErasureReceipt,
  isNothingErased,
  receiptText,
} from '#app/models/privacy/receipt.server'
import { titled } from '#app/routes/desk/desk-head'
import { Facts } from '#app/routes/desk/facts'

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireOwner(request)
  const { db, company } = site()
  const receipt = await findErasureReceipt(db, params.reference ?? '')
  if (!receipt) throw data(null, 404)
  const { legalName, timeZone, retention } = company
  return {
    ...receipt,
    isNothing: isNothingErased(receipt.erased),
    signedText: receiptText(receipt),
    erasedAt: `${minuteIn(timeZone, receipt.erasedAt)} (${timeZone})`,
    legalName,
    loggedFor: `${retention.auditMonths} months`,
    privacyEmail: company.privacyEmail || company.email,
  }
}

export const meta = titled('Receipt of an erasure')

export default function PrivacyReceiptPage() {
  const receipt = useLoaderData<typeof loader>()
  const { erased, isNothing, signedText } = receipt
  const isByEmail = receipt.foundBy === 'email'
  return (
    <article className="receipt max-w-[640px]">
      <h1>{isNothing ? 'There was nothing to erase' : 'Everything is erased'}</h1>
      <p className="my-5 text-ink-2">
        {`${receipt.legalName} ${
          isNothing
            ? 'searched the database of its website for data about one person and found nothing.'
            : 'has erased all data about one person from the database of its website.'
        }`}
      </p>
      <Facts
        facts={[
          ['Reference', receipt.reference, 'num whitespace-nowrap'],
          ['Erased at', receipt.erasedAt, 'num'],
          ['Erased by', receipt.erasedBy],
          ['Found by', isByEmail ? 'Email address' : 'Phone number'],
          ['Enquiries and messages', erased.enquiries, 'num'],
          ['Notes and history', erased.notes + erased.events, 'num'],
          ['Applications', erased.applications, 'num'],
          ['Resumes', erased.resumes, 'num'],
          ['Emails', erased.mails, 'num'],
          [`Keyed hash of the ${isByEmail ? 'address' : 'number'}`, <code>{receipt.keyHash}</code>],
        ]}
      />
      <h2 className="mt-6 mb-2 text-h4">Signed text</h2>
      <pre className="mb-4 whitespace-pre-wrap [overflow-wrap:anywhere]">{signedText}</pre>
      <p className="hint">
        Save these lines to a file. The command <code>site receipt verify</code> then proves that
        this site issued the receipt and that nothing in it was changed.
      </p>
      <p className="hint">{`Copies in backups disappear as backups are replaced. Emails already sent remain in the mailboxes of those who received them. Questions: ${receipt.privacyEmail}.`}</p>
      <p className="no-print mt-6">
        <span>{`Print this page from your browser. For ${receipt.loggedFor} you can find it again in the `}</span>
        <Link to="/admin/audit?act=person.erase">log</Link>.
      </p>
    </article>
  )
}
