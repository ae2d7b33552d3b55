import { Link } from '@remix-run/react'
import type { Mention } from '#app/models/privacy/mention.server'

interface PrivacyMentionsProps {
  mentions: Mention[]
  chosen: string[]
  shownKey: string
}

const PAGES: Record<Mention['kind'], (mention: Mention) => [word: string, page: string]> = {
  enquiry: ({ id }) => ['Enquiry', `/admin/enquiries/${id}`],
  application: ({ label }) => ['Application', `/admin/jobs?q=${label}`],
  account: () => ['Account of', '/admin/accounts'],
  mail: () => ['Email', '/admin/mails'],
  received: ({ id }) => ['Received email', `/admin/inbox/${id}`],
}

/** Records that may belong to another person: only ticked ones are erased. */
export function PrivacyMentions({ mentions, chosen, shownKey }: PrivacyMentionsProps) {
  if (mentions.length === 0) return null
  return (
    <fieldset className="mb-3 w-full">
      <legend className="font-semibold">
        These records also mention <bdi>{shownKey}</bdi>
      </legend>
      <p className="hint mb-2">
        They may belong to somebody else, so only those you tick are erased. Open each one first.
      </p>
      <ul className="grid gap-1">
        {mentions.map((mention) => {
          const [word, page] = PAGES[mention.kind](mention)
          const name = `${word} ${mention.label}`
          return (
            <li key={mention.id} className="flex items-center gap-2">
              {mention.kind !== 'account' && (
                <input
                  type="checkbox"
                  name="also"
                  value={mention.id}
                  defaultChecked={chosen.includes(mention.id)}
                  aria-label={`Erase ${name} too`}
                />
              )}
              <Link className="text-link" to={page} target="_blank">
                {name}
              </Link>
            </li>
          )
        })}
      </ul>
    </fieldset>
  )
}
