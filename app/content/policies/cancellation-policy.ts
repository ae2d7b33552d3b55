import type { Policy } from '../page'

export default {
  title: 'Cancellation policy',
  description:
    'How to cancel an order or a renewal: give 24-hour notice before delivery or renewal, by email, with your order number.',
  updated: '2026-11-25',
  path: '/cancellation-policy',
  scene: 'renewal-calendar',
  heading: 'Cancellation policy',
  summary: [
    'To cancel, give us 24-hour notice before delivery or renewal.',
    'Email us with your order number.',
    'Money already paid is covered by the return and refund policy.',
  ],
  sections: [
    {
      anchor: 'notice',
      title: '24-hour notice',
      body: [
        'You can cancel an order or a subscription with 24-hour notice before delivery or renewal. What counts is when your email reaches us.',
        'A renewal is the moment at which a subscription, such as hosting or a domain, starts its next period.',
      ],
    },
    {
      anchor: 'how',
      title: 'How to cancel',
      body: [
        'Email {email} with:',
        '- your order number, or the name of the service;',
        '- the date of the delivery or renewal you want to stop;',
        '- your name and, for a company, its name.',
        'We confirm the cancellation by email. A reason is welcome but not needed.',
      ],
    },
    {
      anchor: 'later',
      title: 'If you give notice later',
      body: [
        'With less than 24 hours left, the delivery or renewal may already be under way and can no longer be stopped. A later cancellation then counts for the next delivery or renewal. Write to us anyway; we will tell you what is still possible.',
      ],
    },
    {
      anchor: 'refunds',
      title: 'Money already paid',
      body: [
        'The [refund policy](/return-refund-policy) decides whether money is returned. If your written order sets another period or rule, the order applies.',
        'This policy does not affect your rights under consumer law.',
      ],
    },
    {
      anchor: 'contact',
      title: 'Questions',
      body: [
        'Cancellations: {email}. Personal data: {privacyEmail}.',
        'Person to contact: {contactPerson}.',
        'Post: {legalName}, {address}. Website: {website}.',
        'This page is a plain company policy. It is not legal advice.',
      ],
    },
  ],
} satisfies Policy
