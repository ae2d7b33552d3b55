import type { ContactPage } from '../schemas/contact'

export default {
  path: '/contact',
  scene: 'office',
  title: 'Contact us',
  imageTitle: 'Talk to the team',
  description:
    'The office in {city}: address, opening hours, map and a short form read by a person. {contactWays}.',
  updated: '2026-11-25',
  tag: 'Contact',
  heading: 'Talk to the team in {city}',
  lead: '{contactWays}. You will reach someone who can help.',
  formHeading: 'Write to us',
} satisfies ContactPage
