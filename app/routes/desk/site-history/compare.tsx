import type { LoaderFunctionArgs } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { requireOwner } from '#app/http/session.server'
import { site } from '#app/models/company/site.server'
import type { Change, Words } from '#app/models/content/compare.server'
import { compareDocuments } from '#app/models/content/compare.server'
import { currentDocument } from '#app/models/content/draft.server'
import { valueOfVersion } from '#app/models/content/history.server'
import { titled } from '#app/routes/desk/desk-head'
import { Icon } from '#app/ui/icon'
import { openHistory, openVersion, showVersion, versionBefore } from './history.server'

type Opened = Awaited<ReturnType<typeof openHistory>>

interface Side {
  name: string
  value: unknown
}

/** `to` and `from` are ids of versions, `draft` or `shown`; without `from` it is the version before. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireOwner(request)
  const opened = await openHistory(site(), params['*'])
  const query = new URL(request.url).searchParams
  const to = query.get('to') ?? 'shown'
  const from = query.get('from')
  const after = await sideOf(opened, to)
  const before = from === null ? await sideBefore(opened, to) : await sideOf(opened, from)
  const changes = compareDocuments(opened.shape, before.value, after.value)
  return { id: opened.id, title: opened.title, before: before.name, after: after.name, changes }
}

async function sideOf({ id, draft }: Opened, asked: string): Promise<Side> {
  if (asked === 'shown') return { name: 'Shown now', value: currentDocument(site(), id) }
  if (asked === 'draft')
    return { name: 'Draft', value: draft?.value ?? currentDocument(site(), id) }
  const version = await openVersion(site(), id, asked)
  return { name: nameOf(version), value: valueOfVersion(id, version) }
}

async function sideBefore({ id }: Opened, to: string): Promise<Side> {
  if (to === 'draft' || to === 'shown') {
    return { name: 'Shown now', value: currentDocument(site(), id) }
  }
  const before = await versionBefore(site(), await openVersion(site(), id, to))
  return { name: before ? nameOf(before) : 'Shipped text', value: valueOfVersion(id, before) }
}

function nameOf(version: Parameters<typeof showVersion>[1]): string {
  const { when, by, isShipped } = showVersion(site(), version)
  return isShipped ? `Shipped text, ${when}` : `${when}, ${by}`
}

export const meta = titled('Compare versions')

export default function SiteComparePage() {
  const { id, title, before, after, changes } = useLoaderData<typeof loader>()
  return (
    <>
      <Link className="link mb-2" to={`/admin/site/history/${id}`}>
        <Icon name="arrow-left" size={18} /> <span>{`History of ${title}`}</span>
      </Link>
      <h1 className="mb-5">What changed</h1>
      {changes.length === 0 ? (
        <p className="empty">The two say the same.</p>
      ) : (
        <table className="table-box w-full table-fixed text-left max-lg:block">
          <thead className="max-lg:sr-only">
            <tr className="border-b border-line">
              <th className="w-[24%] px-5 py-3" scope="col">
                Where
              </th>
              <th className="px-3 py-3" scope="col">
                {before}
              </th>
              <th className="px-3 py-3" scope="col">
                {after}
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line max-lg:block">
            {changes.map((change, position) => (
              <ChangeRow key={position} change={change} before={before} after={after} />
            ))}
          </tbody>
        </table>
      )}
    </>
  )
}

interface ChangeRowProps {
  change: Change
  before: string
  after: string
}

function ChangeRow({ change, before, after }: ChangeRowProps) {
  return (
    <tr className="align-top max-lg:block max-lg:px-5 max-lg:py-3">
      <th className="px-5 py-3 text-sm text-ink-2 max-lg:block max-lg:p-0" scope="row">
        {change.label}
      </th>
      <td className="px-3 py-3 wrap-anywhere max-lg:block max-lg:px-0 max-lg:pt-2 max-lg:pb-0">
        <span className="hint lg:hidden">{`${before}: `}</span>
        <Text words={change.before} tag="del" />
      </td>
      <td className="px-3 py-3 wrap-anywhere max-lg:block max-lg:px-0 max-lg:pt-2 max-lg:pb-0">
        <span className="hint lg:hidden">{`${after}: `}</span>
        <Text words={change.after} tag="ins" />
      </td>
    </tr>
  )
}

const MARKS = {
  del: 'bg-(--danger-tint) text-(--danger-ink)',
  ins: 'bg-(--ok-tint) text-(--ok-ink) no-underline font-semibold',
}

function Text({ words, tag: Tag }: { words: Words[] | undefined; tag: 'ins' | 'del' }) {
  if (!words) return <span className="hint">Not there</span>
  return words.map(({ text, isMarked }, position) =>
    isMarked ? (
      <Tag key={position} className={MARKS[Tag]}>
        {text}
      </Tag>
    ) : (
      <span key={position}>{text}</span>
    ),
  )
}
