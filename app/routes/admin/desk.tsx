import type { LoaderFunctionArgs } from '@remix-run/node'
import {
  Form,
  NavLink,
  Outlet,
  useLoaderData,
  useLocation,
  useSearchParams,
} from '@remix-run/react'
import { type RefObject, useEffect, useRef } from 'react'

import { requireAdmin } from '#app/http/session.server'
import { SIGNUP_DONE } from '#app/models/admin'
import { placeholders } from '#app/models/company'
import { countWaitingMails } from '#app/models/mail.server'
import { site } from '#app/models/site.server'
import { Banner } from '#app/ui/form-messages'
import { Icon } from '#app/ui/icon'
import { Logo } from '#app/ui/logo'
import { adminLinks } from './admin-links'
import { LiveUpdates } from './live-updates'
import { mailNotice } from './mail-notice'
import { leaveMarker, removeMarker } from './staff-marker'

export const links = adminLinks

export async function loader({ request }: LoaderFunctionArgs) {
  const admin = await requireAdmin(request)
  const { company, db, settings } = site()
  const isMailSetUp = settings.smtpUrl !== undefined
  const mailsWaiting = isMailSetUp ? 0 : await countWaitingMails(db)
  return { admin, company: company.name, placeholders: placeholders(company), mailsWaiting }
}

export default function Desk() {
  const { admin, company, placeholders, mailsWaiting } = useLoaderData<typeof loader>()
  const [params] = useSearchParams()
  const { pathname } = useLocation()
  const isNew = params.has('welcome')
  useEffect(() => leaveMarker(admin.email, isNew), [admin.email, isNew])
  const nav = useActiveInSight(pathname)

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
          <nav aria-label="Desk" ref={nav}>
            <NavLink to="/admin" end>
              <Icon name="inbox" /> Enquiry Data
            </NavLink>
            <NavLink to="/admin/jobs">
              <Icon name="briefcase" /> Job Data
            </NavLink>
            <NavLink to="/admin/mails">
              <Icon name="mail" /> Mail
            </NavLink>
            <NavLink to="/admin/accounts">
              <Icon name="users" /> Accounts
            </NavLink>
            <NavLink to="/admin/privacy">
              <Icon name="shield-check" /> Privacy
            </NavLink>
            <NavLink to="/admin/audit">
              <Icon name="clipboard-list" /> Log
            </NavLink>
          </nav>
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
        <LiveUpdates />
        {mailsWaiting > 0 && pathname !== '/admin/mails' && (
          <p className="hint mt-10">{mailNotice(mailsWaiting)}</p>
        )}
        {placeholders.length > 0 && (
          <p className="hint mt-10">
            The site still shows sample values for {placeholders.join(', ')}: set them in
            company.json.
          </p>
        )}
      </main>
    </div>
  )
}

/** Where the line of the menu fades out at its end, in pixels. */
const FADED = 40

/** On a phone the menu is one line that scrolls: where one is stands in sight. */
function useActiveInSight(pathname: string): RefObject<HTMLElement> {
  const nav = useRef<HTMLElement>(null)
  useEffect(() => {
    const line = nav.current?.getBoundingClientRect()
    const active = nav.current?.querySelector('[aria-current="page"]')?.getBoundingClientRect()
    if (!nav.current || !line || !active) return
    nav.current.scrollLeft += Math.max(0, active.right - line.right + FADED)
  }, [pathname])
  return nav
}
