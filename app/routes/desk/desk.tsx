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
import { LOST_FILE } from '#app/http/packed-form.server'
import { problem } from '#app/http/problem.server'
import { requireAdmin } from '#app/http/session.server'
import { findShortUnsentForm } from '#app/http/unsent-form.server'
import { SIGNUP_DONE } from '#app/models/account/admin'
import { site } from '#app/models/company/site.server'
import { refreshPublished } from '#app/models/content/load.server'
import { listNotices } from '#app/models/health/watched.server'
import { logoOf } from '#app/models/image/logo.server'
import { countUnmatched } from '#app/models/inbox/unmatched.server'
import { CompanyContext } from '#app/ui/company'
import { OfflineLinks } from '#app/ui/error/offline-dialog'
import { UnsentFieldsContext } from '#app/ui/form/field'
import { Banner } from '#app/ui/form/form-messages'
import { Icon } from '#app/ui/icon'
import { Logo } from '#app/ui/layout/logo'
import { useNavigationFocus } from '#app/ui/layout/use-navigation-focus'
import { DeskNav } from './desk-nav'
import { DeskNotices } from './desk-notices'
import { DeskForm } from './form/desk-form'
import { shouldRevalidate as revalidateUnlessFailed } from './form/post-failure'
import { Shortcuts } from './shortcuts'
import { removeMarker, setMarker } from './storage'

function hasExtension({ pathname }: URL): boolean {
  return /\.|%2e/i.test(pathname.slice(pathname.lastIndexOf('/')))
}

export async function loader({ request }: LoaderFunctionArgs) {
  // A shared cache that decides by file extension would store the page.
  if (hasExtension(new URL(request.url))) throw problem(404, 'There is no such page')
  const admin = await requireAdmin(request)
  const unsent = await findShortUnsentForm(admin.id)
  // Another process may have published in the request before this one.
  await refreshPublished(site())
  const { name } = site().company
  const company = { name, logo: logoOf(site()) }
  const hasLostFile = unsent?.fields?.[LOST_FILE] !== undefined
  const [notices, unmatched] = await Promise.all([listNotices(site()), countUnmatched(site().db)])
  return { admin, unsent, hasLostFile, company, notices, unmatched }
}

/** Only after a post, because nothing else changes the frame, and a failed load would show an error page. */
export const shouldRevalidate: ShouldRevalidateFunction = (change) =>
  (change.formMethod ?? 'GET') !== 'GET' && revalidateUnlessFailed(change)

export default function Desk() {
  const { admin, company, notices, unmatched, unsent, hasLostFile } = useLoaderData<typeof loader>()
  const [params] = useSearchParams()
  const { pathname } = useLocation()
  const unsentHere = unsent?.path === pathname ? unsent : undefined
  const hasJustSignedUp = params.has('welcome')
  const isOwner = admin.role === 'owner'
  useEffect(() => setMarker(admin.email, hasJustSignedUp), [admin.email, hasJustSignedUp])
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
          <CompanyContext.Provider value={company}>
            <Logo reloadDocument />
          </CompanyContext.Provider>
          <DeskNav isOwner={isOwner} unmatched={unmatched} />
          <DeskForm action="/logout" onSubmit={removeMarker}>
            <p
              className="truncate px-3 pb-1 text-sm leading-[1.6] text-ink-3 max-lg:hidden"
              title={admin.email}
            >
              {admin.name}
            </p>
            <button type="submit">
              <Icon name="log-out" /> <span className="max-sm:sr-only">Logout</span>
            </button>
          </DeskForm>
          <Shortcuts />
        </section>
      </details>
      <main id="main">
        {hasJustSignedUp && <Banner tone="ok">{SIGNUP_DONE}</Banner>}
        {!WITH_NOTICES.includes(pathname) && <DeskNotices notices={notices} isOwner={isOwner} />}
        {unsentHere && !unsentHere.fields && (
          <Banner tone="plain">{UNSENT_OF_OTHER_ACCOUNT}</Banner>
        )}
        {unsentHere?.fields && hasLostFile && <Banner tone="plain">{CHOOSE_AGAIN}</Banner>}
        <UnsentFieldsContext.Provider value={unsentHere?.fields ?? {}}>
          <Outlet key={pathname} />
        </UnsentFieldsContext.Provider>
        <BusyNotice />
        <OfflineLinks />
      </main>
    </div>
  )
}

const UNSENT_OF_OTHER_ACCOUNT =
  'What was typed here before you logged in was not sent. It is not shown, because another account typed it.'

const CHOOSE_AGAIN = 'The file was not uploaded: your session had ended. Choose the file again.'

const WITH_NOTICES = ['/admin/health', '/admin/site/start']

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
        <p className="fixed inset-x-0 top-4 z-10 mx-auto flex w-fit items-center gap-3 rounded-(--r-md) border border-line bg-(--surface) px-4 py-2 text-sm leading-[1.6] font-semibold [box-shadow:var(--sh-2)] max-lg:top-auto max-lg:bottom-4">
          <span className="size-3 animate-[packet-turn_1s_linear_infinite] rounded-[3px] bg-(--brand) [transform:rotate(12deg)]" />
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
