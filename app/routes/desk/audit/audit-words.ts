/** Labels of the actions in the log. */
const WORDS: Record<string, string> = {
  'account.password': 'Changed the password',
  'account.password-refused': 'Gave a wrong password',
  'account.recovery-codes': 'Made new recovery codes',
  'account.remove': 'Removed an account',
  'account.second-factor-begin': 'Began to set up a code',
  'account.second-factor-off': 'Asks for no code any more',
  'account.second-factor-on': 'Asks for a code at login',
  'account.signup': 'Signed up',
  'account.signup-refused': 'Was refused at signup',
  'admin.password': 'Set a password on the command line',
  'admin.remove': 'Removed an account on the command line',
  'admin.second-factor': 'Reset a second factor on the command line',
  'application.bin': 'Put an application into the bin',
  'application.delete': 'Deleted an application',
  'application.restore': 'Took an application back',
  'application.export': 'Exported applications',
  'enquiry.assign': 'Assigned enquiries',
  'enquiry.export': 'Exported enquiries',
  'enquiry.note': 'Wrote a note',
  'enquiry.not-spam': 'Cleared of spam',
  'enquiry.spam': 'Judged as spam',
  'enquiry.status': 'Changed a status',
  'enquiry.undo': 'Undid a change',
  login: 'Logged in',
  'login.code-asked': 'Gave the password, owes the code',
  'login.code-refused': 'Gave a wrong code',
  'login.refused': 'Was refused at login',
  logout: 'Logged out',
  'mail.resend': 'Sent a mail again',
  'person.erase': 'Erased a person',
  'person.export': 'Exported a person’s data',
  'person.find': 'Looked for a person',
  'retention.run': 'Removed what was over',
  'session.end': 'Ended a session',
  'session.end-all': 'Signed out everywhere',
}

export function actInWords(act: string): string {
  return WORDS[act] ?? act
}

export const shortId = (id: string) => id.slice(0, 13)
