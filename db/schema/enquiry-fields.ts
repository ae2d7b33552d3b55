/** `card`: lists and the detail page of the desk; `detail`: the detail page only; `export`: CSV and XLSX. */
type Output = 'mail' | 'export' | 'card' | 'detail'

interface Declaration {
  name: string
  column: string
  label: string
  staffLabel?: string
  exportHeader?: string
  /** In characters; a field has this or `choices`. */
  longest?: number
  /** Begins with '', which means that none was chosen. */
  choices?: readonly string[]
  /** Label of ''. */
  emptyChoice?: string
  input?: { autoComplete?: string; autoCapitalize?: string; inputMode?: 'numeric' | 'url' }
  /** Has a control of its own in routes/site/enquiry/enquiry-fields.tsx. */
  hasOwnControl?: boolean
  /** Invisible characters are removed. */
  isIdentifier?: boolean
  /** Any value is accepted: a longer text is cut, a JSON number becomes text. */
  isNeverRefused?: boolean
  /** The dialog keeps the value for another enquiry. */
  staysAfterSending?: boolean
  /** The API, `site export` and an export of a person have every field. */
  shownIn: readonly Output[]
}

/**
 * The optional fields of an enquiry. Add a new one at the end, as README.md says; the form shows it before the phone.
 */
const declared = [
  {
    name: 'phone',
    column: 'phone',
    label: 'Phone',
    longest: 200,
    hasOwnControl: true,
    isIdentifier: true,
    isNeverRefused: true,
    staysAfterSending: true,
    shownIn: ['mail', 'export'],
  },
  {
    name: 'countryCode',
    column: 'country_code',
    label: 'Country code',
    exportHeader: 'Country Code',
    longest: 10,
    hasOwnControl: true,
    isIdentifier: true,
    isNeverRefused: true,
    staysAfterSending: true,
    shownIn: ['export'],
  },
  {
    name: 'callBack',
    column: 'call_back',
    label: 'Call back',
    exportHeader: 'Call Back',
    choices: ['', 'Any time', 'Morning', 'Afternoon', 'Evening'],
    emptyChoice: 'No call needed',
    hasOwnControl: true,
    shownIn: ['mail', 'detail'],
  },
  {
    name: 'companyName',
    column: 'company_name',
    label: 'Company name',
    staffLabel: 'Company',
    exportHeader: 'Company',
    longest: 200,
    input: { autoComplete: 'organization' },
    shownIn: ['mail', 'export', 'detail'],
  },
  {
    name: 'telegramId',
    column: 'telegram_id',
    label: 'Telegram ID',
    staffLabel: 'Telegram',
    exportHeader: 'Telegram ID',
    longest: 100,
    input: { autoCapitalize: 'none' },
    isIdentifier: true,
    shownIn: ['mail', 'export', 'card'],
  },
] as const satisfies readonly Declaration[]

type Declared = (typeof declared)[number]

export type EnquiryFieldValues = {
  [Field in Declared as Field['name']]: Field extends { choices: readonly (infer Choice)[] }
    ? Choice
    : string
}

export interface EnquiryField extends Declaration {
  name: keyof EnquiryFieldValues
}

export const enquiryFields: readonly EnquiryField[] = declared
