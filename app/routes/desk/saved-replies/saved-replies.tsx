import type { LoaderFunctionArgs } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { requireAdmin } from '#app/http/session.server'
import { site } from '#app/models/company/site.server'
import { listSavedReplies } from '#app/models/reply/saved-reply.server'
import { titled } from '#app/routes/desk/desk-head'
import { EmptyList, Notice, type NoticeTexts } from '#app/routes/desk/list/list-parts'

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request)
  const saved = await listSavedReplies(site().db)
  return { saved: saved.map(({ id, title, text }) => ({ id, title, text })) }
}

export const meta = titled('Saved replies')

const NEW = '/admin/saved-replies/new'

const NOTICES = {
  saved: { tone: 'ok', text: 'Saved.' },
  deleted: { tone: 'ok', text: 'Deleted.' },
  gone: { tone: 'plain', text: 'That saved reply no longer exists.' },
} satisfies NoticeTexts

export default function SavedRepliesPage() {
  const { saved } = useLoaderData<typeof loader>()
  return (
    <>
      <header className="desk-head mb-4">
        <h1>Saved replies</h1>
        {saved.length > 0 && (
          <Link className="btn btn-primary btn-small" to={NEW}>
            Add a saved reply
          </Link>
        )}
      </header>
      <Notice notices={NOTICES} />
      {saved.length === 0 ? (
        <EmptyList
          title="No saved replies yet"
          text="Write an answer once and use it for everybody, such as “Dear {name}, thank you for asking about {service}. May we call you tomorrow?” The names in braces are filled in for each person."
          link={{ to: NEW, label: 'Add a saved reply', isPrimary: true }}
        />
      ) : (
        <ul className="table-box divide-y divide-line px-5">
          {saved.map(({ id, title, text }) => (
            <li className="py-3" key={id}>
              <Link className="font-semibold" to={`/admin/saved-replies/${id}`} data-row>
                {title}
              </Link>
              <p className="hint truncate">{text}</p>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
