import { Link } from '@remix-run/react'

/** Where owners look for something that is changed in another document. */
const RELATED = [
  {
    document: 'tools/sms-prices',
    part: '',
    text: 'The prices themselves are under',
    label: 'SMS prices',
    to: '/admin/site/edit/prices',
  },
  {
    document: 'prices',
    part: '',
    text: 'The words around the prices are under',
    label: 'Text around the SMS prices',
    to: '/admin/site/edit/tools/sms-prices',
  },
  {
    document: 'pages/home',
    part: 'hero',
    text: 'It begins with the name of the company, from',
    label: 'Name and brand',
    to: '/admin/site/edit/company?at=name#edit-name',
  },
]

/** @param part name of a part of the document */
export function Related({ document, part }: { document: string; part: string }) {
  const found = RELATED.find((one) => one.document === document && one.part === part)
  if (!found) return null
  return (
    <p className="mb-4">
      <span>{found.text} </span>
      <Link className="text-link" to={found.to}>
        {found.label}
      </Link>
    </p>
  )
}
