import { Link } from '@remix-run/react'
import { useContext } from 'react'
import { editUrl } from '#app/models/content/edit-url'
import { EditingContext } from './edit-parts'

/** Links for owners who look for a text that another document contains. */
const RELATED = [
  {
    document: 'tools/sms-prices',
    part: '',
    text: 'The prices themselves are under',
    label: 'SMS prices',
    to: editUrl('prices'),
  },
  {
    document: 'prices',
    part: '',
    text: 'The words around the prices are under',
    label: 'Text around the SMS prices',
    to: editUrl('tools/sms-prices'),
  },
  {
    document: 'pages/home',
    part: 'hero',
    text: 'It begins with the name of the company, from',
    label: 'Name and brand',
    to: editUrl('company', 'name'),
  },
]

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

export function HomeHeadline({ part }: { part: string }) {
  const { document, headline } = useContext(EditingContext)
  if (document !== 'pages/home' || part !== 'hero') return null
  return (
    <div className="mb-2 flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="min-w-0 wrap-anywhere">
        <span className="block font-semibold">Headline</span>
        <span>{headline}</span>
      </p>
      <Link
        className="btn btn-secondary btn-small no-underline!"
        to={editUrl('company', 'nameSuffix')}
      >
        Edit headline
      </Link>
    </div>
  )
}
