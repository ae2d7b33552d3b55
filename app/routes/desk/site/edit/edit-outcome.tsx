import { useSearchParams } from '@remix-run/react'
import { Notices, type NoticeTexts } from '#app/routes/desk/list/list-parts'

const NOTICES = {
  'done=saved': { tone: 'ok', text: 'Saved as a draft. Visitors do not see it yet.' },
  'done=same': { tone: 'plain', text: 'Nothing to publish: visitors see this text already.' },
  'done=published': { tone: 'ok', text: 'Published. Visitors see it now.' },
  'done=created': { tone: 'ok', text: 'The page is made, as a draft. Replace its words.' },
  'done=discarded': { tone: 'ok', text: 'The draft is discarded. This is what visitors see.' },
  'done=restored': { tone: 'ok', text: 'The old version is the draft now. Publish it to show it.' },
  'done=reset': { tone: 'ok', text: 'The shipped text is shown again.' },
} satisfies NoticeTexts

/** In the bar that stays in sight, until something is typed. */
export function EditOutcome() {
  const [params] = useSearchParams()
  return (
    <div className="basis-full *:my-0 empty:hidden">
      <Notices params={params} notices={NOTICES} />
    </div>
  )
}
