import type { LoaderFunctionArgs } from '@remix-run/node'
import { Form, Outlet, useLoaderData, useLocation, useSearchParams } from '@remix-run/react'
import { useEffect } from 'react'

import { problem } from '#app/http/problem.server'
import { requireAdmin } from '#app/http/session.server'
import { SIGNUP_DONE } from '#app/models/account/admin'
import { placeholders } from '#app/models/company/company'
import { site } from '#app/models/company/site.server'
import { newestEnquiry } from '#app/models/enquiry/arrivals.server'
import { countWaitingMails } from '#app/models/mail/mail-list.server'
import { Banner } from '#app/ui/form-messages'
import { Icon } from '#app/ui/icon'
import { Logo } from '#app/ui/logo'
import { useKeptFocus } from '#app/ui/use-kept-focus'
import { useCodeAhead } from './accounts/use-code-ahead'
import { adminLinks } from './admin-links'
import { BusyNotice } from './busy-notice'
import { DeskNav } from './desk-nav'
import { LiveUpdates } from './live-updates'
import { mailNotice } from './mail/mail-notice'
import { OfflineNotice } from './offline-notice'
import { leaveMarker, removeMarker } from './sign-in/staff-marker'
import { revalidateAfterActs } from './unsent'

export const links = adminLinks

/** No page of the desk ends like a file. */
function endsLikeFile({ pathname }: URL): boolean {
  return /\.|%2e/i.test(pathname.slice(pathname.lastIndexOf('/')))
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  // A cache that goes by endings would keep what staff see here for everybody.
  const isRefusal = 'refusal' in context
  if (endsLikeFile(new URL(request.url)) && !isRefusal) throw problem(404, 'There is no such page')
  const { company, db, settings } = site()
  // Before anything is waited for: what comes later is then told by the stream, if the list does not have it already.
  const newest = await newestEnquiry(db)
  const admin = await requireAdmin(request)
  const isMailSetUp = settings.smtpUrl !== undefined
  const mailsWaiting = isMailSetUp ? 0 : await countWaitingMails(db)
  return { admin, company: company.name, placeholders: placeholders(company), mailsWaiting, newest }
}

export const shouldRevalidate = revalidateAfterActs

export default function Desk() {
  const { admin, company, placeholders, mailsWaiting, newest } = useLoaderData<typeof loader>()
  const [params] = useSearchParams()
  const { pathname } = useLocation()
  const isNew = params.has('welcome')
  useEffect(() => leaveMarker(admin.email, isNew), [admin.email, isNew])
  useCodeAhead()
  useKeptFocus()

  return (
    <div className="desk">
      <a className="skip" href="#main">
        Skip to content
      </a>
      <details className="side" open>
        <summary>
          <Icon name="panel-left" /> <span>Admin Panel</span>
        </summary>
        <section className="side-in" aria-label="Admin Panel">
          <Logo name={company} />
          <DeskNav />
          <Form method="post" action="/logout" onSubmit={removeMarker}>
            <p className="side-who" title={admin.email}>
              {admin.name}
            </p>
            <button type="submit">
              <Icon name="log-out" /> <span className="word">Logout</span>
            </button>
          </Form>
        </section>
      </details>
      <main id="main">
        {isNew && <Banner tone="ok">{SIGNUP_DONE}</Banner>}
        <Outlet />
        <LiveUpdates newest={newest} />
        <BusyNotice />
        <OfflineNotice />
        <div className="desk-notes hint">
          {mailsWaiting > 0 && pathname !== '/admin/mails' && <p>{mailNotice(mailsWaiting)}</p>}
          {placeholders.length > 0 && (
            <p>
              The site still shows sample values for {placeholders.join(', ')}: set them in
              company.json.
            </p>
          )}
        </div>
      </main>
    </div>
  )
}
