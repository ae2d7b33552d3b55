import type { Policy } from '../page'

export default {
  title: 'Cancellation policy',
  description:
    'How to cancel an order or a renewal: give 24-hour notice before delivery or renewal, by email, with your order number.',
  updated: '2026-11-21',
  path: '/cancellation-policy',
  scene: 'renewal-calendar',
  heading: 'Cancellation policy',
  summary: [
    'To cancel, give us 24-hour notice before delivery or renewal.',
    'Write by email and name your order number.',
    'Money already paid is handled by the return and refund policy.',
  ],
  sections: [
    {
      anchor: 'notice',
      title: '24-hour notice',
      body: [
        'You can cancel an order or a subscription with 24-hour notice before delivery or renewal. The time at which your email reaches us counts.',
        'A renewal is the moment at which a subscription, such as hosting or a domain, starts its next period.',
      ],
    },
    {
      anchor: 'how',
      title: 'How to cancel',
      body: [
        'Write an email to {email} and give:',
        '- your order number, or the name of the service;',
        '- the date of the delivery or renewal you want to stop;',
        '- your name and, for a company, its name.',
        'We confirm the cancellation by email. A reason is welcome but not needed.',
      ],
    },
    {
      anchor: 'later',
      title: 'If the notice comes later',
      body: [
        'With less than 24 hours left, the delivery or renewal may already be under way and can no longer be stopped. A later cancellation then counts for the next delivery or renewal. Write to us in any case; we tell you what is still possible.',
      ],
    },
    {
      anchor: 'refunds',
      title: 'Money already paid',
      body: [
        'Whether money is returned is decided by the [refund policy](/return-refund-policy). If your written order names another period or another rule, the order counts.',
        'This policy takes nothing away from the rights that consumer law gives you.',
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
