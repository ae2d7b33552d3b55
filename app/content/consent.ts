/**
 * The line at every form. Its version is stored with what is sent, so that it stays known which words somebody read;
 * a new wording gets a new version.
 */
export const consent = {
  version: '2026-11',
  text: 'We use what you send only to answer you.',
  link: { label: 'Privacy policy', href: '/privacy-policy' },
} as const
