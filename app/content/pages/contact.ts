import type { ContactPage } from '../schemas/contact'

export default {
  path: '/contact',
  scene: 'office',
  title: 'Contact us',
  imageTitle: 'Talk to the team',
  description:
    'Write to us, call us or visit the office in {city}. Address, opening hours, map and a short form read by a person.',
  updated: '2026-11-25',
  tag: 'Contact',
  heading: 'Talk to the team in {city}',
  lead: 'Write, call or walk in. You will reach someone who can help.',
  formHeading: 'Write to us',
} satisfies ContactPage
