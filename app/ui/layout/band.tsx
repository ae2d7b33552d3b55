import type { ReactNode } from 'react'

import { useCompany } from '#app/ui/company'
import { EnquiryLink } from '#app/ui/enquiry-link'
import { Icon } from '#app/ui/icon'
import { telephoneHref } from '#app/ui/link'

interface BandProps {
  title: string
  text: string
  label?: string
  children: ReactNode
}

export function Band({ title, text, label = 'Get in touch', children }: BandProps) {
  return (
    <section className="band" aria-label={label}>
      <div className="wrap">
        <div>
          <h2>{title}</h2>
          <p className="lead">{text}</p>
        </div>
        <div className="band-acts">{children}</div>
      </div>
    </section>
  )
}

interface EnquiryBandProps extends Omit<BandProps, 'children'> {
  button?: string
  enquiryType?: string
}

export function EnquiryBand({
  button = 'Send an enquiry',
  enquiryType,
  ...band
}: EnquiryBandProps) {
  const { tollFreePhone, helpdeskPhone } = useCompany()
  const phone = tollFreePhone || helpdeskPhone
  return (
    <Band {...band}>
      <EnquiryLink className="btn btn-white" type={enquiryType}>
        {button}
      </EnquiryLink>
      {phone && (
        <a className="btn btn-ghost" href={telephoneHref(phone)}>
          <Icon name="phone" size={18} /> {phone}
        </a>
      )}
    </Band>
  )
}
