import type { PriceListFault } from '#app/models/messaging/price-list-csv.server'
import { BaseField } from '#app/routes/desk/form/back-field'
import { FileField } from '#app/routes/desk/form/form-fields'
import { type FormRefusal, PageForm } from '#app/routes/desk/form/page-form'
import { Icon } from '#app/ui/icon'

interface PriceUploadProps {
  base: string
  refusal: (FormRefusal & { faults: readonly PriceListFault[] }) | undefined
}

const MAX_SHOWN = 20

export function PriceUpload({ base, refusal }: PriceUploadProps) {
  const faults = refusal?.faults ?? []
  return (
    <PageForm
      formId="prices"
      autoComplete="off"
      refusal={refusal}
      encType="multipart/form-data"
      className="[&_.field]:mb-9"
      submit={{ label: 'Upload as a draft', busyLabel: 'Uploading…' }}
      more={
        <a className="btn btn-secondary" href="/SMSPricing.csv" download>
          <Icon name="download" size={18} /> Download the published list
        </a>
      }
    >
      {faults.length > 0 && (
        <ul className="card mb-5 grid gap-2" aria-label="Mistakes in the file">
          {inWords(faults).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      <BaseField base={base} refused={refusal?.values.base} />
      <FileField
        label="Price list"
        name="list"
        hint="A CSV file with the columns shown below, such as Excel saves it. Up to 256 KB."
        icon="file-text"
        accept=".csv,.txt,text/csv"
      />
    </PageForm>
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
