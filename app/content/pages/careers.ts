export interface CareersPage {
  path: string
  scene: string
  title: string
  description: string
  updated: string
  heading: string
  lead: string
  genderHint: string
  steps: { heading: string; items: { title: string; text: string }[] }
}

export default {
  path: '/careers',
  scene: 'careers',
  title: 'Careers',
  description:
    'Join Our Team: apply as a developer, designer, marketer, cloud engineer, data scientist or in sales, with your resume as PDF, DOC or DOCX.',
  updated: '2026-11-21',
  heading: 'Join Our Team',
  lead: 'One form, a few minutes, and a person who reads it. Every field is needed.',
  genderHint: 'Asked to see whether our openings reach everyone; no decision depends on it.',
  steps: {
    heading: 'What happens next',
    items: [
      {
        title: 'Your application is stored',
        text: 'The page tells you so, with a reference, once both form and resume are safe.',
      },
      {
        title: 'The team you picked reads it',
        text: 'Only staff can open your resume. It is never sent by mail.',
      },
      {
        title: 'We write to you',
        text: 'By email or phone, to talk about the role or to say why not.',
      },
      {
        title: 'It is erased in time',
        text: 'After the months that the privacy policy names, or sooner if you ask us to.',
      },
    ],
  },
} satisfies CareersPage
