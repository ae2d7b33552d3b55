import type { LoaderFunctionArgs } from '@remix-run/node'
import {
  Outlet,
  type ShouldRevalidateFunction,
  useFetchers,
  useLoaderData,
  useLocation,
  useNavigation,
  useSearchParams,
} from '@remix-run/react'
import { useEffect, useState } from 'react'
import { problem } from '#app/http/problem.server'
import { requireAdmin } from '#app/http/session.server'
import { SIGNUP_DONE } from '#app/models/account/admin'
import { placeholders } from '#app/models/company/company'
import { site } from '#app/models/company/site.server'
import { listFaults } from '#app/models/health/report.server'
import { countWaitingMails } from '#app/models/mail/mail-list.server'
import { mailNotice } from '#app/routes/desk/mail/mail-table'
import { leaveMarker, removeMarker } from '#app/routes/desk/sign-in/staff-marker'
import { Banner } from '#app/ui/form/form-messages'
import { Icon } from '#app/ui/icon'
import { Logo } from '#app/ui/layout/logo'
import { useNavigationFocus } from '#app/ui/layout/use-navigation-focus'
import { DeskForm, shouldRevalidate as revalidateUnlessFailed } from './desk-form'
import { adminLinks } from './desk-head'
import { DeskNav } from './desk-nav'
import { Shortcuts } from './shortcuts'

export const links = adminLinks

function endsLikeFile({ pathname }: URL): boolean {
  return /\.|%2e/i.test(pathname.slice(pathname.lastIndexOf('/')))
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  // A shared cache that goes by file extensions would store the page.
  const isRefusal = 'refusal' in context
  if (endsLikeFile(new URL(request.url)) && !isRefusal) throw problem(404, 'There is no such page')
  const { company, db, settings } = site()
  const admin = await requireAdmin(request)
  const isMailSetUp = settings.smtpUrl !== undefined
  const mailsWaiting = isMailSetUp ? 0 : await countWaitingMails(db)
  const faults = (await listFaults(site())).map(({ label }) => label)
  return { admin, company: company.name, placeholders: placeholders(company), mailsWaiting, faults }
}

/** Only a post changes what the frame shows; what is not loaded cannot fail and take the frame away. */
export const shouldRevalidate: ShouldRevalidateFunction = (change) =>
  (change.formMethod ?? 'GET') !== 'GET' && revalidateUnlessFailed(change)

export default function Desk() {
  const { admin, company, placeholders, mailsWaiting, faults } = useLoaderData<typeof loader>()
  const [params] = useSearchParams()
  const { pathname } = useLocation()
  const isNew = params.has('welcome')
  useEffect(() => leaveMarker(admin.email, isNew), [admin.email, isNew])
  useNavigationFocus()

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
          <DeskForm action="/logout" onSubmit={removeMarker}>
            <p className="side-who" title={admin.email}>
              {admin.name}
            </p>
            <button type="submit">
              <Icon name="log-out" /> <span className="word">Logout</span>
            </button>
          </DeskForm>
          <Shortcuts />
        </section>
      </details>
      <main id="main">
        {isNew && <Banner tone="ok">{SIGNUP_DONE}</Banner>}
        {faults.length > 0 && pathname !== '/admin/health' && (
          <Banner tone="plain">{`Please check: ${faults.join(', ')}. Health in the menu says what to do.`}</Banner>
        )}
        <Outlet key={pathname} />
        <BusyNotice />
        <div className="desk-notes hint mt-10 grid gap-1">
          {mailsWaiting > 0 && pathname !== '/admin/mails' && <p>{mailNotice(mailsWaiting)}</p>}
          {placeholders.length > 0 && (
            <p>{`The site still shows sample values for ${placeholders.join(', ')}: set them in company.json.`}</p>
          )}
        </div>
      </main>
    </div>
  )
}

const TEXTS = { idle: '', loading: 'Loading…', submitting: 'Sending…' }
const DELAY_MS = 300

function BusyNotice() {
  const { state } = useNavigation()
  const isPosting = useFetchers().some((fetcher) => fetcher.state === 'submitting')
  const shown = isPosting ? 'submitting' : state
  const isSlow = useIsSlow(shown !== 'idle')
  return (
    <div className="busy" role="status">
      {isSlow && (
        <p>
          <span className="spinner" />
          <span>{TEXTS[shown]}</span>
        </p>
      )}
    </div>
  )
}

function useIsSlow(isBusy: boolean): boolean {
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    if (!isBusy) return
    const timer = setTimeout(() => setIsSlow(true), DELAY_MS)
    return () => {
      clearTimeout(timer)
      setIsSlow(false)
    }
  }, [isBusy])
  return isSlow
}
