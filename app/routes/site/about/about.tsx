import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { countryName } from '#app/models/company/facts'
import { aboutLinks, type PageMeta, pageMeta } from '#app/routes/site/page-head'
import { shownSite } from '#app/routes/site/site-content.server'
import { ArrowLink, ContentLink, EnquiryLink } from '#app/ui/enquiry-link'
import { Icon, IconBox } from '#app/ui/icon'
import { Band } from '#app/ui/layout/band'
import { Hero } from '#app/ui/layout/hero'
import { Prose } from '#app/ui/prose'
import { SectionHead } from '#app/ui/sections/section-frame'
import { Purpose } from './about-purpose'
import { Director, Testimonials } from './about-quotes'

export async function loader({ request }: LoaderFunctionArgs) {
  const { content, company } = await shownSite(request)
  return {
    about: content.about,
    facts: [
      { value: String(company.foundedYear), label: `founded in ${company.city}` },
      counted(company.officesWorldwide, 'office', 'offices worldwide'),
      counted(company.fullTimeColleagues, 'full-time colleague', 'full-time colleagues'),
    ].filter(({ value }) => value !== ''),
    director: company.directorCaption,
    testimonials: company.testimonials.map(({ consent: _, ...shown }) => ({
      ...shown,
      country: countryName(shown.countryCode),
    })),
  }
}

const counted = (value: string, one: string, many: string) => ({
  value,
  label: value === '1' ? one : many,
})

export const links = aboutLinks

export const meta: PageMeta<typeof loader> = ({ data, matches }) => pageMeta(data?.about, matches)

export default function AboutPage() {
  const { about, facts, director, testimonials } = useLoaderData<typeof loader>()
  const { hero, story, estimate, welcome, closing } = about
  return (
    <>
      <main id="main">
        <Hero {...hero} facts={facts} trail={[{ label: 'Home', href: '/' }]} name="About" />
        <section className="sec" id={story.anchor}>
          <div className={`wrap story ${director.quote ? 'max-md:grid-cols-1' : 'grid-cols-1'}`}>
            <div>
              <p className="tag mb-3.5">{story.tag}</p>
              <h2>{story.title}</h2>
              <Prose paragraphs={story.paragraphs} />
            </div>
            {director.quote && <Director {...director} />}
          </div>
        </section>
        <section className="welcome">
          <div className="wrap max-md:grid-cols-1">
            <div>
              <h2>{welcome.title}</h2>
              <p className="lead mt-3.5 max-w-[26em]">{welcome.text}</p>
            </div>
            <ul>
              {welcome.ways.map(({ icon, from, page }) => (
                <li key={page.href}>
                  <IconBox name={icon} className="max-lg:row-span-2" />
                  <strong>{from}</strong>
                  <ArrowLink className="max-lg:justify-self-start" href={page.href}>
                    {page.label}
                  </ArrowLink>
                </li>
              ))}
            </ul>
          </div>
        </section>
        <section className="sec" id={estimate.anchor}>
          <div className="wrap">
            <div className="estimate card max-md:grid-cols-1 md:max-lg:grid-cols-2">
              <div>
                <h2>{estimate.title}</h2>
                <p className="mt-3.5 text-ink-2">{estimate.text}</p>
              </div>
              <ol className="numbered">
                {estimate.points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ol>
              <EnquiryLink
                className="btn btn-primary sm:max-lg:justify-self-start"
                type={estimate.button.enquiryType}
              >
                {estimate.button.label}
              </EnquiryLink>
            </div>
          </div>
        </section>
        <Purpose {...about.purpose} />
        {testimonials.length > 0 && (
          <section className="sec">
            <div className="wrap">
              <SectionHead {...about.testimonials} />
              <Testimonials testimonials={testimonials} />
            </div>
          </section>
        )}
      </main>
      <Band title={closing.title} text={closing.text}>
        {closing.actions.map((action, position) => (
          <ContentLink
            key={action.label}
            className={`btn ${position === 0 ? 'btn-white' : 'btn-ghost'}`}
            href={action.href}
          >
            {position > 0 && <Icon name="briefcase" size={18} />} {action.label}
          </ContentLink>
        ))}
      </Band>
    </>
  )
}
