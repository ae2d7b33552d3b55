import type { Application } from '#app/models/application/application'
import { showBytes } from '#app/models/text'
import { callHref, subjectHref } from '#app/routes/desk/enquiry/reply-links'
import { consentFact, type Fact, Facts } from '#app/routes/desk/facts'
import { EmailAddress } from '#app/ui/line-breaks'

interface ApplicationFactsProps {
  application: Application & { phoneShown: string; consentVersion?: string; receivedOn?: string }
}

export function ApplicationFacts({ application }: ApplicationFactsProps) {
  const { email, phone, phoneShown, gender, reference, receivedOn, consentVersion } = application
  const call = callHref(phone)
  const mail = (
    <a href={subjectHref(email, reference)}>
      <EmailAddress>{email}</EmailAddress>
    </a>
  )
  const facts: Fact[] = [
    ['Email', mail],
    ['Phone', call ? <a href={call}>{phoneShown}</a> : phoneShown, 'num'],
    ['Gender', gender],
    ['Reference', reference, 'num whitespace-nowrap'],
    ['Received', receivedOn, 'num'],
    ['Resume', `${application.resumeName} (${showBytes(application.resumeBytes)})`],
    ...(consentVersion === undefined ? [] : [consentFact(consentVersion)]),
  ]
  return <Facts facts={facts} />
}
