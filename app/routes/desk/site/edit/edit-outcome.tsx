import { useSearchParams } from '@remix-run/react'
import type { NoticeTexts } from '#app/routes/desk/list/list-parts'
import { Banner } from '#app/ui/form/form-messages'
import type { EditPage } from './edit-parts'
import { ViewLink } from './view-link'

const NOTICES: NoticeTexts = {
  saved: { tone: 'ok', text: 'Saved as a draft. Visitors do not see it yet.' },
  same: { tone: 'plain', text: 'Nothing to publish: visitors see this text already.' },
  published: { tone: 'ok', text: 'Published. Visitors see it now.' },
  created: { tone: 'ok', text: 'The page is made, as a draft. Replace its words.' },
  discarded: { tone: 'ok', text: 'The draft is discarded. This is what visitors see.' },
  restored: { tone: 'ok', text: 'The old version is the draft now. Publish it to show it.' },
  reset: { tone: 'ok', text: 'The original text is shown again.' },
}

/** In the bar that stays in sight, until something is typed. */
export function EditOutcome({ page }: { page: EditPage }) {
  const [params] = useSearchParams()
  const done = params.get('done') ?? ''
  const notice = Object.hasOwn(NOTICES, done) ? NOTICES[done] : undefined
  if (!notice) return null
  const isOnSite = done === 'published' || done === 'reset'
  return (
    <div className="basis-full *:my-0">
      <Banner tone={notice.tone} more={isOnSite && <ViewLink page={page} className="text-link" />}>
        {notice.text}
      </Banner>
    </div>
  )
}
