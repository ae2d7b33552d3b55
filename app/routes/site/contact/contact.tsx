import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'

import { findPolicy } from '#app/content/content'
import { readPostedForm } from '#app/http/posted.server'
import { type CompanyFacts, companyFacts } from '#app/models/company/facts'
import { site } from '#app/models/company/site.server'
import { contactInput } from '#app/models/enquiry/contact-rules'
import { createContactMessage } from '#app/models/enquiry/create.server'
import { attempt } from '#app/models/storage.server'
import { contactLinks, type PageMeta, pageMeta } from '#app/routes/site/page-head'
import { PolicyFold } from '#app/routes/site/policy/policy-text'
import { linksOf, shownSite } from '#app/routes/site/site-content.server'
import { Icon } from '#app/ui/icon'
import { fittedHeadline } from '#app/ui/line-breaks'
import { telephoneHref, whatsAppHref } from '#app/ui/link'
import { SceneArt } from '#app/ui/scene-art'
import { ContactDetails } from './contact-details'
import { ContactForm } from './contact-form'

export async function loader({ request }: LoaderFunctionArgs) {
  const { content, company } = await shownSite(request)
  const policies = ['/terms-condition', '/refund-policy'].flatMap(
    (path) => findPolicy(content, path) ?? [],
  )
  const isSent = new URL(request.url).searchParams.has('sent')
  return {
    company: companyFacts(company),
    policies,
    links: linksOf(company),
    isSent,
    page: content.contact,
  }
}

export async function action({ request }: ActionFunctionArgs) {
  const form = await readPostedForm(request, contactInput)
  if (!form.ok) return form.refusal
  const stored = await attempt(() => createContactMessage(site().db, form.data, form.origin))
  if (!stored.ok) return form.refuse(stored.fault)
  return redirect('/contact?sent=1#write', 303)
}

export { headers } from '#app/http/document-headers'

export const links = contactLinks

export const meta: PageMeta<typeof loader> = ({ data, matches }) => pageMeta(data?.page, matches)

export default function ContactPage() {
  const { company, policies, links, isSent, page } = useLoaderData<typeof loader>()
  const failed = useActionData<typeof action>()
  return (
    <main id="main">
      <section className="wrap grid items-end gap-x-8 pt-7 print:grid-cols-1 md:grid-cols-2 md:pt-10 lg:gap-x-20">
        <div className="lg:pb-6">
          <p className="tag">{page.tag}</p>
          <h1 className="mt-3.5 mb-4 text-page">{fittedHeadline(page.heading)}</h1>
          <p className="lead">{page.lead}</p>
          <ContactButtons company={company} />
        </div>
        <div className="plain print:hidden max-[22rem]:hidden max-md:mt-6 max-md:aspect-2/1 max-md:overflow-clip max-md:[&_.ill]:-mt-[2%]">
          <SceneArt name={page.scene} />
        </div>
      </section>
      <section className="wrap sec grid gap-x-8 gap-y-10 pt-8 print:grid-cols-1 print:gap-y-4 print:pt-0 md:grid-cols-2 md:pt-10 lg:gap-x-20">
        {/* First, because a phone shows it right below the title. */}
        <div className="flex flex-col print:col-auto print:row-auto md:col-start-2 md:row-start-1">
          <div className="mb-6">
            {policies.map((policy) => (
              <PolicyFold key={policy.path} policy={policy} links={links} />
            ))}
          </div>
          <ContactForm heading={page.formHeading} refused={failed} wasSent={isSent} />
        </div>
        <ContactDetails company={company} />
      </section>
    </main>
  )
}

function ContactButtons({ company }: { company: CompanyFacts }) {
  const phone = company.helpdeskPhone || company.tollFreePhone
  const buttons = [
    { href: whatsAppHref(company), icon: 'messages-square', label: 'Chat on WhatsApp' },
    { href: phone && telephoneHref(phone), icon: 'phone', label: 'Call us' },
  ].filter(({ href }) => href)
  if (buttons.length === 0) return null
  return (
    <p className="acts">
      {buttons.map(({ href, icon, label }) => (
        <a key={icon} className="btn btn-secondary" href={href} rel="noopener">
          <Icon name={icon} size={18} /> {label}
        </a>
      ))}
    </p>
  )
}
