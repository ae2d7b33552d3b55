import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import type { RouteHandle } from '#app/http/body.server'
import { storageRefusal } from '#app/http/problem.server'
import { readUpload } from '#app/http/upload.server'
import { momentIn } from '#app/models/company/calendar'
import { site } from '#app/models/company/site.server'
import {
  currentBase,
  findDraft,
  isSameText,
  readBase,
  saveDraft,
} from '#app/models/content/draft.server'
import { editUrl } from '#app/models/content/edit-url'
import { contentOf } from '#app/models/content/published.server'
import {
  type PriceListFault,
  readPriceList,
  samplePriceList,
} from '#app/models/messaging/price-list-csv.server'
import { attempt } from '#app/models/storage.server'
import { BackLink } from '#app/routes/desk/back-link'
import { titled } from '#app/routes/desk/desk-head'
import { usePostResult } from '#app/routes/desk/form/post-failure'
import { requireEditor } from '#app/routes/desk/site/editor.server'
import { When } from '#app/routes/desk/when'
import { PriceUpload } from './price-upload'

const DOCUMENT = 'prices'
const MAX_BYTES = 256 * 1024

export const handle: RouteHandle = { isUpload: true }

export async function loader({ request }: LoaderFunctionArgs) {
  await requireEditor(request)
  const opened = site()
  const draft = await findDraft(opened.db, DOCUMENT)
  const { timeZone } = opened.company
  return {
    base: await currentBase(opened.db, DOCUMENT),
    sample: samplePriceList(contentOf(opened).prices),
    draft: draft && { by: draft.adminName, ...momentIn(timeZone, draft.updatedAt) },
  }
}

export async function action({ request }: ActionFunctionArgs) {
  const admin = await requireEditor(request)
  const opened = site()
  const { fields, file, isTooLarge } = await readUpload(request, 'list', MAX_BYTES)
  const refuse = (
    status: number,
    banner: string,
    faults: PriceListFault[] = [],
    values: Record<string, string> = {},
  ) => data({ values, fields: { list: [banner] }, banner, faults }, status)
  if (isTooLarge) return refuse(413, 'The file is larger than 256 KB, so it is no price list')
  if (!file || file.bytes.length === 0) return refuse(400, 'Choose a CSV file that is not empty')
  const read = readPriceList(file.bytes)
  if (!read.ok)
    return refuse(400, 'Nothing is changed. Correct the file and choose it again', read.faults)
  const draft = { document: DOCUMENT, value: read.prices, ...readBase(fields.base ?? '') }
  const stored = await attempt(() => saveDraft(opened, admin, draft))
  if (!stored.ok) {
    const { status, message } = storageRefusal(stored.fault)
    return refuse(status, message)
  }
  if (!stored.value.ok) {
    const name = stored.value.by?.adminName ?? 'Somebody'
    const message = `${name} has changed the prices meanwhile. Look at them, then upload again`
    return refuse(409, message, [], { base: await currentBase(opened.db, DOCUMENT) })
  }
  const isShown = isSameText(read.prices, contentOf(opened).prices)
  return redirect(`${editUrl(DOCUMENT)}?done=${isShown ? 'same' : 'saved'}`, 303)
}

export { clientAction, shouldRevalidate } from '#app/routes/desk/form/post-failure'

export const meta = titled('Upload a price list')

export default function PricesPage() {
  const { base, sample, draft } = useLoaderData<typeof loader>()
  const { result } = usePostResult<typeof action>()
  return (
    <>
      <BackLink to="/admin/site">Site</BackLink>
      <h1>Upload a price list</h1>
      <p className="hint mt-2 mb-5 max-w-xl">
        The file becomes a draft, which you look at and publish. Then the price list, the calculator
        and the file that visitors download change together. To change one price,{' '}
        <Link className="text-link" to={editUrl(DOCUMENT)}>
          edit the prices here
        </Link>
        .
      </p>
      {draft && (
        <p className="card mb-5 max-w-3xl">
          <span>{`There is a draft by ${draft.by}, `}</span>
          <When {...draft} />
          {'. An upload replaces it. '}
          <Link className="text-link" to={editUrl(DOCUMENT)}>
            Look at the draft
          </Link>
        </p>
      )}
      <div className="max-w-3xl">
        <PriceUpload base={base} refusal={result} />
      </div>
      <PriceSample rows={sample} />
    </>
  )
}

function PriceSample({ rows: [head = [], ...rows] }: { rows: string[][] }) {
  return (
    <section className="mt-8" aria-labelledby="columns">
      <h2 id="columns" className="mb-2 text-h4">
        Columns of the file
      </h2>
      <p className="hint mb-3">
        The first line has these names; the lines below are the prices of today.
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it */}
      <section className="table-box overflow-x-auto!" aria-label="Sample, as a table" tabIndex={0}>
        <table>
          <thead>
            <tr>
              {head.map((name) => (
                <th key={name} scope="col" className="whitespace-normal!">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, line) => (
              <tr key={line}>
                {row.map((cell, column) => (
                  <td key={column} className="not-last:whitespace-nowrap last:min-w-64">
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  )
}
