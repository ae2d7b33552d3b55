import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'

import { type CompanyFacts, companyFacts } from '#app/models/company/facts'
import { ContactDetails } from '#app/routes/site/contact/contact-details'
import { ContactForm } from '#app/routes/site/contact/contact-form'
import { homeLinks, type PageMeta, pageMeta } from '#app/routes/site/page-head'
import { shownSite } from '#app/routes/site/site-content.server'
import { organization } from '#app/routes/site/structured-data'
import { ArrowLink } from '#app/ui/enquiry-link'
import { useReveal } from '#app/ui/motion/use-reveal'
import { SceneArt } from '#app/ui/scene-art'
import { SectionHead } from '#app/ui/sections/section-frame'
import { AreaLinks } from './area-links'
import { openDemo } from './demo/demo.server'
import { DemoHero } from './demo/demo-hero'
import { CompanyName, NameSuffix } from './home-company-name'
import { Partnership } from './home-partnership'

export async function loader({ request }: LoaderFunctionArgs) {
  const { content, company } = await shownSite(request)
  const demo = openDemo(request, content)
  const { messages: _, ...home } = content.home
  const pageData = { home, company: companyFacts(company), demo }
  return demo.error ? data(pageData, 400) : pageData
}

export const links = homeLinks

export const meta: PageMeta<typeof loader> = ({ data, matches }) =>
  pageMeta(data?.home, matches, data && organization(data.company))

export default function HomePage() {
  const { home, company, demo } = useLoaderData<typeof loader>()
  const page = useReveal()
  return (
    <main id="main" ref={page}>
      <DemoHero demo={demo}>
        <h1>
          <span className="tag mb-4 font-text tracking-normal">WELCOME TO</span>{' '}
          <CompanyName name={company.name} />{' '}
          {company.nameSuffix && <NameSuffix text={company.nameSuffix} />}
        </h1>
        <p className="lead">{home.hero.lead}</p>
      </DemoHero>

      <AreaLinks areas={home.areas} />

      <section className="sec" id="services">
        <div className="wrap">
          <SectionHead title={home.services.title} lead={home.services.lead} />
          <ul className="spots [&_img]:max-h-24" data-reveal>
            {home.services.items.map((item) => (
              <li key={item.title}>
                <SceneArt name={item.scene} />
                <div className="items-start">
                  <h3>{item.title}</h3>
                  <p className="mt-2 mb-3 text-ink-2">{item.text}</p>
                  <ArrowLink className="mt-auto" href={item.href}>
                    Learn More<span className="sr-only">{` about ${item.title}`}</span>
                  </ArrowLink>
                </div>
              </li>
            ))}
          </ul>
        </div>
      </section>

      <Partnership {...home.partnership} salesEmail={company.salesEmail} />

      <Figures company={company} />

      <section className="sec sunk" id="contact">
        <div className="wrap">
          <SectionHead tag="Contact" title={home.contact.title} lead={home.contact.lead} />
          <div className="grid gap-x-16 gap-y-10 md:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)]">
            <ContactDetails company={company} />
            <ContactForm />
          </div>
        </div>
      </section>
    </main>
  )
}

function Figures({ company }: { company: CompanyFacts }) {
  const figures = [
    { label: 'Offices worldwide', value: company.officesWorldwide },
    { label: 'Full-time colleagues', value: company.fullTimeColleagues },
    { label: 'Hours per week', value: company.hoursPerWeek },
    { label: 'Paid time off', value: company.paidTimeOff },
  ].filter(({ value }) => value !== '')
  if (figures.length === 0) return null
  return (
    <section className="sec" aria-label={`The company in ${COUNTS[figures.length - 1]}`}>
      <div className="wrap">
        <dl
          className={`stats ${figures.length < 4 ? 'sm:auto-cols-fr sm:grid-flow-col sm:grid-cols-none' : ''}`}
        >
          {figures.map(({ label, value }) => (
            <div key={label}>
              <dt className="mt-2">{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}

const COUNTS = ['one figure', 'two figures', 'three figures', 'four figures']
