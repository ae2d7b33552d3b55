import type { LoaderFunctionArgs } from '@remix-run/node'
import { Form, NavLink, Outlet, useLoaderData, useSearchParams } from '@remix-run/react'
import { useEffect } from 'react'

import { requireAdmin } from '#app/http/session.server'
import { SIGNUP_DONE } from '#app/models/admin'
import { placeholders } from '#app/models/company'
import { site } from '#app/models/site.server'
import { Banner } from '#app/ui/form-messages'
import { Icon } from '#app/ui/icon'
import { Logo } from '#app/ui/logo'
import { adminLinks } from './admin-links'
import { leaveMarker, removeMarker } from './staff-marker'

export const links = adminLinks

export async function loader({ request }: LoaderFunctionArgs) {
  const admin = await requireAdmin(request)
  const { company } = site()
  return { admin, company: company.name, placeholders: placeholders(company) }
}

export default function Desk() {
  const { admin, company, placeholders } = useLoaderData<typeof loader>()
  const [params] = useSearchParams()
  const isNew = params.has('welcome')
  useEffect(() => leaveMarker(admin.email, isNew), [admin.email, isNew])

  return (
    <div className="desk">
      <a className="skip" href="#main">
        Skip to content
      </a>
      <details className="side" open>
        <summary>
          <Icon name="panel-left" /> <span>Admin Panel</span>
        </summary>
        <div className="side-in">
          <Logo name={company} />
          <nav aria-label="Admin Panel">
            <NavLink to="/admin" end>
              <Icon name="inbox" /> Enquiry Data
            </NavLink>
            <NavLink to="/admin/jobs">
              <Icon name="briefcase" /> Job Data
            </NavLink>
          </nav>
          <Form method="post" action="/logout" onSubmit={removeMarker}>
            <p className="side-who" title={admin.email}>
              {admin.name}
            </p>
            <button type="submit">
              <Icon name="log-out" /> Logout
            </button>
          </Form>
        </div>
      </details>
      <main id="main">
        {isNew && <Banner tone="ok">{SIGNUP_DONE}</Banner>}
        <Outlet />
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
