import { Link } from '@remix-run/react'
import { Icon } from '#app/ui/icon'

export function BackToSite() {
  return (
    <Link className="link mb-2" to="/admin/site">
      <Icon name="arrow-left" size={18} /> Site
    </Link>
  )
}
