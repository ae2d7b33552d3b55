import type { CareersPage } from '../schemas/careers'

export default {
  path: '/careers',
  scene: 'careers',
  title: 'Careers',
  description:
    'Join Our Team: apply as a developer, designer, marketer, cloud engineer, data scientist or in sales, with your resume as PDF, DOC or DOCX.',
  updated: '2026-11-25',
  heading: 'Join Our Team',
  lead: 'Takes a few minutes. A person reads every application. All fields are required.',
  genderHint: 'We ask only to see whether our openings reach everyone. It affects no decision.',
  steps: {
    heading: 'What happens next',
    items: [
      {
        title: 'We save your application',
        text: 'You see a reference on the page once your form and resume are saved.',
      },
      {
        title: 'The team you picked reads it',
        text: 'Only staff can open your resume. We never email it.',
      },
      {
        title: 'We get back to you',
        text: 'By email or phone, to discuss the role or to tell you why not.',
      },
      {
        title: 'Then we delete it',
        text: 'After the period in our privacy policy, or sooner if you ask us to.',
      },
    ],
  },
} satisfies CareersPage
