import type { Policy } from '../page'

export default {
  title: 'Return and refund policy',
  description:
    'Refunds within 5-7 working days of the original purchase for unused items in original condition: accepted reasons and how to ask by email.',
  updated: '2026-11-25',
  path: '/refund-policy',
  scene: 'returned-parcel',
  heading: 'Return and refund policy',
  summary: [
    'Refunds are made within 5-7 working days of the original purchase, for unused items in original condition.',
    'Accepted reasons: a damaged product or a wrong product.',
    'Ask by email, with your order number and a detailed reason.',
    'We share the refund terms with you once the return is approved.',
  ],
  sections: [
    {
      anchor: 'when',
      title: 'When a refund is possible',
      body: [
        'We refund within 5-7 working days of the original purchase. The item must be unused and in its original condition.',
        'Working days are {openDays}, excluding public holidays.',
      ],
    },
    {
      anchor: 'reasons',
      title: 'Accepted reasons',
      body: [
        'We accept a return for one of two reasons:',
        '- the product arrived damaged;',
        '- you received the wrong product.',
      ],
    },
    {
      anchor: 'how',
      title: 'How to ask',
      body: [
        'Email {email} with:',
        '- your order number;',
        '- a detailed reason for the return.',
        'A photograph of a damaged or wrong product helps us decide sooner. Please keep the item as it arrived until you hear from us.',
      ],
    },
    {
      anchor: 'approval',
      title: 'What happens next',
      body: [
        'We look at the request and answer by email. Once the return is approved, we share the refund terms with you: the amount, the way it is paid and how the item comes back to us.',
        'If we cannot approve it, we tell you why.',
      ],
    },
    {
      anchor: 'services',
      title: 'Services and subscriptions',
      body: [
        'To stop an upcoming delivery or renewal, see the [cancellation policy](/cancellation-policy). If your written order says something else about refunds, the order applies.',
        'This policy does not affect your rights under consumer law.',
      ],
    },
    {
      anchor: 'contact',
      title: 'Questions',
      body: [
        'Returns and refunds: {email}. Personal data: {privacyEmail}.',
        'Person to contact: {contactPerson}.',
        'Post: {legalName}, {address}. Website: {website}.',
        'This page is a plain company policy. It is not legal advice.',
      ],
    },
  ],
} satisfies Policy
