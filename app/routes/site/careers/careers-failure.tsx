import {
  BAD_TYPE,
  type Mistakes,
  resumeMistake,
  TOO_LARGE,
} from '#app/models/application/application'
import { Banner, ErrorSummary } from '#app/ui/form-messages'

/** Why an application was not taken, with a link to each faulty field. */
export function Failure({ message, fields, formId }: Mistakes & { formId: string }) {
  const faulty = IN_ORDER.flatMap((name) => (fields[name] ? [[name, fields[name]] as const] : []))
  if (faulty.length === 0)
    return (
      <Banner tone="bad" takesFocus>
        {message}
      </Banner>
    )
  return (
    <ErrorSummary
      formId={formId}
      banner={message}
      fields={Object.fromEntries(faulty)}
      attempt={fields}
    />
  )
}

/** As the fields stand on the page, which is not the order of the specification. */
const IN_ORDER = 'fullName email phone gender jobRole experience motivation resume'.split(' ')

/** The call answers with one sentence; two of them can only mean the resume. */
export function mistakesIn(message: string): Mistakes {
  const isOfResume = message === BAD_TYPE || message === TOO_LARGE
  return isOfResume ? resumeMistake(message) : { message, fields: {} }
}
