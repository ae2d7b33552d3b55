/** The version is stored with each submission, so a new wording needs a new version. */
export const consent = {
  version: '2026-11',
  text: 'We use what you send only to answer you.',
  link: { label: 'Privacy policy', href: '/privacy-policy' },
} as const
