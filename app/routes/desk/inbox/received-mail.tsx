import { Link, useSearchParams } from '@remix-run/react'
import { useContext } from 'react'
import { BackField } from '#app/routes/desk/form/back-field'
import { DeskForm, SubmitButton } from '#app/routes/desk/form/desk-form'
import { MailSubject } from '#app/routes/desk/mail/mail-subject'
import { When } from '#app/routes/desk/when'
import { FormContext, TextField, UnsentFieldsContext } from '#app/ui/form/field'
import { AttachedFiles } from './attached-files'
import type { ShownMail } from './inbox.server'

interface ReceivedMailProps {
  mail: ShownMail
  isWhole?: boolean
}

export function ReceivedMailCard({ mail, isWhole = false }: ReceivedMailProps) {
  const Heading = isWhole ? 'h1' : 'h2'
  return (
    <article className="enquiry" id={`mail-${mail.id}`}>
      <header>
        <div className="min-w-0">
          <Heading className="wrap-anywhere">
            <MailSubject>{mail.subject}</MailSubject>
          </Heading>
          <p className="wrap-anywhere">
            <bdi>{mail.name}</bdi>
            <bdi>{['', mail.name].includes(mail.address) ? '' : ` <${mail.address}>`}</bdi>
            <span>, </span>
            <span className="whitespace-nowrap">
              <When {...mail.received} />
            </span>
          </p>
        </div>
        {mail.kind === 'automatic' && <span className="badge badge-closed">Automatic</span>}
        {mail.kind === 'bounce' && <span className="badge badge-failed">Not delivered</span>}
      </header>
      <blockquote className={isWhole ? 'max-h-none!' : ''}>{mail.text || 'No text.'}</blockquote>
      {mail.isCut && (
        <Link className="text-link text-sm" to={`/admin/inbox/${mail.id}`}>
          Read the whole email<span className="sr-only">{` from ${mail.name}`}</span>
        </Link>
      )}
      <AttachedFiles files={mail.files} />
      {mail.enquiryId === null ? (
        <MailActions mail={mail} />
      ) : (
        <Link className="text-link text-sm" to={`/admin/enquiries/${mail.enquiryId}`}>
          To its enquiry
        </Link>
      )}
    </article>
  )
}

function MailActions({ mail }: { mail: ShownMail }) {
  const [params] = useSearchParams()
  const refused = params.get('failed') === mail.id ? (params.get('typed') ?? '') : undefined
  const about = <span className="sr-only">{` the email from ${mail.name}`}</span>
  const unsent = useContext(UnsentFieldsContext)
  const own = unsent.mail?.[0] === mail.id ? unsent : {}
  const values = { reference: refused ?? mail.reference }
  const errors = refused === undefined ? {} : { reference: ['No enquiry has this reference'] }
  return (
    <UnsentFieldsContext.Provider value={own}>
      <div className="card-acts flex-wrap">
        <DeskForm
          action={`/admin/inbox/${mail.id}/enquiry`}
          className="flex items-end gap-2 [&_.btn]:min-h-11! [&_.field]:mb-0 [&_.inp]:min-h-11 [&_.inp]:py-2"
        >
          <BackField />
          <input type="hidden" name="mail" value={mail.id} />
          <FormContext.Provider value={{ formId: mail.id, values, errors }}>
            <TextField
              name="reference"
              label="Reference of its enquiry"
              placeholder="ENQ-0000-0000"
              autoComplete="off"
              required
              maxLength={40}
            />
          </FormContext.Provider>
          <SubmitButton busyLabel="Attaching…">Attach{about}</SubmitButton>
        </DeskForm>
        <DeskForm action={`/admin/inbox/${mail.id}/dismissal`} className="ml-auto self-end">
          <BackField />
          <SubmitButton className="btn btn-small btn-danger" busyLabel="Dismissing…">
            Dismiss{about}
          </SubmitButton>
        </DeskForm>
      </div>
    </UnsentFieldsContext.Provider>
  )
}
