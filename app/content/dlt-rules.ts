interface RuleWords {
  title: string
  text: string
  /** Start of the rule, and its source. */
  since: string
}

const rules = {
  header: {
    title: 'Header',
    text: 'Six letters for transactional and service messages, three to six with some providers; promotional headers have so far been six digits. What counts is the header approved on DLT.',
    since: 'As of November 2026, operators’ practice.',
  },
  suffix: {
    title: 'Header suffix',
    text: 'The operator adds ‑P promotional, ‑S service, ‑T transactional or ‑G government.',
    since: 'Since 6 May 2025 (TRAI, TCCCPR amendment of 12 February 2025).',
  },
  category: {
    title: 'Category',
    text: 'Transactional is a bank’s one-time password; Service-Implicit is notices to your own customers; Service-Explicit needs consent; the rest is Promotional.',
    since: 'As of November 2026, DLT practice.',
  },
  brand: {
    title: 'Brand name',
    text: 'The message names the sender’s brand.',
    since: 'As of November 2026, operators’ practice.',
  },
  variables: {
    title: 'Variables',
    text: 'Written {#var#}, up to 30 characters, or with their type, such as {#numeric#}, up to 40. Airtel, Jio, Vi and BSNL take the type in the text, SmartPing and Tata in a separate field.',
    since:
      'Types since 1 September 2024, in new templates since 14 January 2026 (TRAI direction of 18 November 2025).',
  },
  spaces: {
    title: 'Spaces',
    text: 'One space between words: the message is compared with the template letter by letter.',
    since: 'As of November 2026, operators’ practice.',
  },
  characters: {
    title: 'Forbidden characters',
    text: 'No angle brackets, neither opening nor closing.',
    since: 'As of November 2026, operators’ practice.',
  },
  links: {
    title: 'Links and numbers',
    text: 'Web links, app files and callback numbers must be whitelisted on DLT first, or the message is blocked.',
    since: 'Links since 1 October 2024, phone numbers later.',
  },
  hours: {
    title: 'Hours',
    text: 'Promotional and Service-Explicit messages only from 10:00 to 21:00 India time.',
    since: 'Enforced on DLT since October 2025 (error 651).',
  },
  length: {
    title: 'Length',
    text: 'Every part is billed: 160 characters in English, 70 in Hindi, a little less per part in longer messages.',
    since: '3GPP TS 23.038 and TS 23.040.',
  },
}

export const dltRules: Record<keyof typeof rules, RuleWords> = rules

export const dltRuleGroups = [
  { name: 'sender', rules: ['header', 'suffix'] },
  {
    name: 'text',
    rules: ['category', 'brand', 'variables', 'spaces', 'characters', 'links'],
  },
  { name: 'sending', rules: ['hours', 'length'] },
] as const
