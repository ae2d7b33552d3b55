import { Form } from '@remix-run/react'
import type { PriceListFault } from '#app/models/messaging/price-list-csv.server'
import { AccountField } from '#app/routes/desk/form/back-field'
import { PostFailed, useIsPosting } from '#app/routes/desk/form/post-failure'
import { Field } from '#app/ui/form/field'
import { ErrorSummary } from '#app/ui/form/form-messages'
import { Icon } from '#app/ui/icon'

interface PriceUploadProps {
  base: string
  refusal: { message: string; faults: readonly PriceListFault[]; base?: string } | undefined
  failure: string | undefined
}

const FORM = 'prices'
const MAX_SHOWN = 20

export function PriceUpload({ base, refusal, failure }: PriceUploadProps) {
  const isBusy = useIsPosting()
  const { message = '', faults = [] } = refusal ?? {}
  return (
    <>
      {refusal && (
        <ErrorSummary
          formId={FORM}
          banner={message}
          fields={{ list: [message] }}
          attempt={refusal}
        />
      )}
      {faults.length > 0 && (
        <ul className="card mb-5 grid gap-2" aria-label="Mistakes in the file">
          {inWords(faults).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      <Form
        method="post"
        encType="multipart/form-data"
        noValidate
        aria-busy={isBusy}
        className="grid gap-4"
      >
        <AccountField />
        <input type="hidden" name="base" value={refusal?.base ?? base} key={refusal?.base} />
        <Field
          label="Price list"
          name="list"
          formId={FORM}
          errors={refusal && [message]}
          hint="A CSV file with the columns shown below, such as Excel saves it. Up to 256 KB."
        >
          {(control) => (
            <div className="drop">
              <Icon name="file-text" size={28} />
              <input
                className="hover:file:bg-(--sunken)"
                type="file"
                accept=".csv,.txt,text/csv"
                {...control}
              />
            </div>
          )}
        </Field>
        {!isBusy && <PostFailed failure={failure} />}
        <div className="flex flex-wrap items-center gap-3">
          <button className="btn btn-primary" type="submit" disabled={isBusy}>
            {isBusy ? 'Uploading…' : 'Upload as a draft'}
          </button>
          <a className="btn btn-secondary" href="/SMSPricing.csv" download>
            <Icon name="download" size={18} /> Download the published list
          </a>
        </div>
      </Form>
    </>
  )
}

function inWords(faults: readonly PriceListFault[]): string[] {
  const lines = faults
    .slice(0, MAX_SHOWN)
    .map(({ line, column, message }) =>
      column ? `Line ${line}, column ${column}: ${message}` : `Line ${line}: ${message}`,
    )
  const more = faults.length - MAX_SHOWN
  return more > 0 ? [...lines, `And ${more} more`] : lines
}
