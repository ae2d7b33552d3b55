import { useCompany } from '#app/ui/company'
import { EnquiryLink } from '#app/ui/enquiry-link'
import { Icon } from '#app/ui/icon'
import { telephoneHref } from '#app/ui/link'

interface BandProps {
  title: string
  text: string
  enquiryType?: string
}

export function Band({ title, text, enquiryType }: BandProps) {
  const { tollFreePhone } = useCompany()
  return (
    <section className="band" aria-label="Get in touch">
      <div className="wrap">
        <div>
          <h2>{title}</h2>
          <p className="lead">{text}</p>
        </div>
        <div className="band-acts">
          <EnquiryLink className="btn btn-white" type={enquiryType}>
            Send an enquiry
          </EnquiryLink>
          <a className="btn btn-ghost" href={telephoneHref(tollFreePhone)}>
            <Icon name="phone" size={18} /> {tollFreePhone}
          </a>
        </div>
      </div>
    </section>
  )
}
