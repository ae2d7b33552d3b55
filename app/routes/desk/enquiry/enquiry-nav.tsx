import { Link } from '@remix-run/react'
import { Icon } from '#app/ui/icon'
import type { EnquiryPageData } from './enquiry-page.server'

interface EnquiryNavProps extends Pick<EnquiryPageData, 'neighbours'> {
  isSpam: boolean
  search: string
}

export function EnquiryNav({ isSpam, neighbours, search }: EnquiryNavProps) {
  const { previous, next } = neighbours
  return (
    <nav className="enquiry-nav flex gap-5" aria-label="List">
      <Link className="link back" to={`/admin${search}`}>
        <Icon name="arrow-left" size={18} /> {isSpam ? 'Spam' : 'Enquiries'}
      </Link>
      {previous && (
        <Link className="link" to={`/admin/enquiries/${previous}${search}`}>
          Previous<span className="sr-only"> enquiry</span>
        </Link>
      )}
      {next && (
        <Link className="link" to={`/admin/enquiries/${next}${search}`}>
          Next<span className="sr-only"> enquiry</span> <Icon name="arrow-right" size={18} />
        </Link>
      )}
    </nav>
  )
}
