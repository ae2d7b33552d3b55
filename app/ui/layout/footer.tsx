import { Fragment, type ReactNode } from 'react'
import type { Link } from '#app/content/fields'
import { PageLink, telephoneHref } from '#app/ui/link'
import { Logo } from './logo'

interface FooterCompany {
  name: string
  legalName: string
  copyrightYear: number
  registrationNumber: string
  registeredOffice: string
  branchOffice: string
  helpdeskPhone: string
  tollFreePhone: string
  email: string
  contactPerson: string
  chatUrl: string
  microblogUrl: string
  socialUrl: string
  professionalUrl: string
  photoUrl: string
}

const SERVICES = [
  { label: 'Web development', href: '/web-development' },
  { label: 'Digital marketing', href: '/digital-marketting' },
  { label: 'Cloud services', href: '/cloud-services' },
  { label: 'Careers', href: '/careers' },
  { label: 'Contact Us', href: '/#contact' },
]

const LEGAL = [
  { label: 'Privacy policy', href: '/privacy-policy' },
  { label: 'Terms and conditions', href: '/terms-condition' },
  { label: 'Refund policy', href: '/refund-policy' },
  { label: 'Cancellation policy', href: '/cancellation-policy' },
]

const PACKETS = [
  '[--x:6%] [--y:20%] [--side:44px] [--lean:20deg] [--delay:0s]',
  '[--x:14%] [--y:62%] [--side:26px] [--lean:16deg] [--delay:0.2s]',
  '[--x:24%] [--y:30%] [--side:56px] [--lean:30deg] [--delay:0.4s]',
  '[--x:34%] [--y:68%] [--side:22px] [--lean:12deg] [--delay:0.6s]',
  '[--x:42%] [--y:14%] [--side:36px] [--lean:4deg] [--delay:0.8s]',
  '[--x:54%] [--y:48%] [--side:48px] [--lean:24deg] [--delay:1s]',
  '[--x:65%] [--y:22%] [--side:24px] [--lean:26deg] [--delay:1.2s]',
  '[--x:74%] [--y:40%] [--side:60px] [--lean:12deg] [--delay:1.4s]',
  '[--x:85%] [--y:34%] [--side:32px] [--lean:8deg] [--delay:1.6s]',
  '[--x:93%] [--y:66%] [--side:20px] [--lean:18deg] [--delay:1.8s]',
]

interface FooterProps {
  company: FooterCompany
  tools: readonly Link[]
}

export function Footer({ company, tools }: FooterProps) {
  return (
    <footer className="foot -mt-px">
      <div className="sky" aria-hidden="true">
        {PACKETS.map((position) => (
          <i key={position} className={position} />
        ))}
      </div>
      <div className="wrap">
        <div className="foot-columns">
          <LinkColumn title="Services" links={[...SERVICES, ...tools]} />
          <LinkColumn
            title="Help Center"
            links={[
              { label: 'Chat with us', href: company.chatUrl },
              { label: 'Service updates', href: company.microblogUrl },
              { label: 'Community page', href: company.socialUrl },
            ]}
          />
          <LinkColumn title="Legal" links={LEGAL} />
          <CompanyBlock company={company} />
        </div>
        <div className="foot-end">
          <ProfileLinks company={company} />
          <p className="max-sm:mb-[5px] max-md:-order-1 min-[70rem]:-order-1">
            © {company.copyrightYear} {company.name}. All Rights Reserved.
          </p>
          <label className="foot-motion">
            <input className="scheme-dark" type="checkbox" id="motion" /> Pause background motion
          </label>
        </div>
      </div>
    </footer>
  )
}

function LinkColumn({ title, links }: { title: string; links: readonly Link[] }) {
  const present = links.filter(({ href }) => href !== '')
  if (present.length === 0) return null
  return (
    <nav aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {present.map(({ label, href }) => (
          <li key={label}>
            {href.startsWith('/') ? (
              <PageLink to={href}>{label}</PageLink>
            ) : (
              <a href={href} rel="noopener">
                {label}
              </a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

function CompanyBlock({ company }: { company: FooterCompany }) {
  const facts: readonly [term: string, value: ReactNode][] = [
    ['Registered office', `${company.legalName}, ${company.registeredOffice}`],
    ['Branch office', company.branchOffice],
    ['Company registration number (CIN)', company.registrationNumber],
    phonesOf(company),
    [
      'Queries and grievances',
      <>
        {company.contactPerson}, <a href={`mailto:${company.email}`}>{company.email}</a>
      </>,
    ],
  ]
  return (
    <div className="foot-company max-md:col-span-full">
      <Logo />
      <dl className="mt-3">
        {facts.map(
          ([term, value]) =>
            value && (
              <Fragment key={term}>
                <dt>{term}</dt>
                <dd>{value}</dd>
              </Fragment>
            ),
        )}
      </dl>
    </div>
  )
}

function phonesOf({ helpdeskPhone, tollFreePhone }: FooterCompany): [string, ReactNode] {
  const helpdesk = helpdeskPhone && <a href={telephoneHref(helpdeskPhone)}>{helpdeskPhone}</a>
  const tollFree = tollFreePhone && <a href={telephoneHref(tollFreePhone)}>{tollFreePhone}</a>
  if (!helpdesk || !tollFree) return [helpdesk ? 'Helpdesk' : 'Toll-free', helpdesk || tollFree]
  return [
    'Helpdesk and toll-free',
    <>
      {helpdesk}, {tollFree}
    </>,
  ]
}

/** Neutral icons, because the networks' logos are trademarks. */
function ProfileLinks({ company }: { company: FooterCompany }) {
  const profiles = [
    { label: 'Social network', href: company.socialUrl, path: 'M5 5h14v10H12l-4 4v-4H5z' },
    {
      label: 'Microblog',
      href: company.microblogUrl,
      path: 'M5 7h14M5 12h9M5 17h5M17 15v4M15 17h4',
    },
    {
      label: 'Professional network',
      href: company.professionalUrl,
      path: 'M4 8h16v11H4zM9 8V5h6v3M4 13h16',
    },
    {
      label: 'Photo sharing',
      href: company.photoUrl,
      path: 'M4 7h4l2-2h4l2 2h4v12H4zM12 10a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
    },
  ]
  const present = profiles.filter(({ href }) => href !== '')
  if (present.length === 0) return null
  return (
    <ul className="foot-profiles md:max-[70rem]:basis-full">
      {present.map((profile) => (
        <li key={profile.label}>
          <a href={profile.href} target="_blank" rel="noopener">
            <svg className="ic" width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
              <path d={profile.path} />
            </svg>
            {profile.label} <span className="sr-only">(opens in a new tab)</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
