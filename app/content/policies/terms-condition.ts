import type { Policy } from '../page'

export default {
  title: 'Terms and conditions',
  description:
    'The terms for using this website and ordering web, cloud, marketing and messaging services: orders, payment, duties, liability and law.',
  updated: '2026-11-25',
  path: '/terms-condition',
  scene: 'policy-page',
  heading: 'Terms and conditions',
  summary: [
    'You may read and use this website freely. It has no visitor accounts and takes no payments.',
    'Work begins after a written order. The order says what is delivered, when and at what price.',
    'If you send messages through us, you need the registrations and consent that the law requires.',
    'Refunds and cancellations have their own pages.',
  ],
  sections: [
    {
      anchor: 'who-we-are',
      title: 'Who we are',
      body: [
        'This website is run by {legalName}, {address}. In these terms “we” and “us” mean {legalName}; “you” means the person or company that uses the website or orders a service.',
        'By using the website you accept these terms. If you order a service for a company, you confirm that you may act for it.',
      ],
    },
    {
      anchor: 'website',
      title: 'Using the website',
      body: [
        'You may read, print and link to any page. Please do not:',
        '- try to enter parts of the site that are meant for our staff;',
        '- send automated requests that slow the site down for others;',
        '- upload files that carry malicious code, or send messages in the name of another person.',
        'We do our best to keep the pages correct. Descriptions and indicative prices on the website are an invitation to ask for a quote, not a binding offer.',
      ],
    },
    {
      anchor: 'orders',
      title: 'Quotes and orders',
      body: [
        'We describe the work, the price and the dates in a written quote. A contract exists once you accept the quote in writing, by email or by signature, and we confirm it.',
        'If the order and these terms differ, the order applies. Changes to an order are agreed in writing before the work on them starts.',
      ],
    },
    {
      anchor: 'payment',
      title: 'Prices and payment',
      body: [
        'Prices exclude GST and other taxes unless the quote says otherwise. Charges of operators, cloud providers, advertising platforms and payment aggregators are shown separately where they apply.',
        'Payment is due as stated on the invoice. If an invoice stays unpaid after a written reminder, we may pause the service until it is paid.',
      ],
    },
    {
      anchor: 'your-duties',
      title: 'What we need from you',
      body: [
        'Please give us the content, access and decisions that the work needs, on time, and make sure you hold the rights to what you give us. Keep passwords and access keys private and tell us at once if one may have leaked.',
      ],
    },
    {
      anchor: 'messaging',
      title: 'Rules for SMS, voice and WhatsApp',
      body: [
        'Commercial messages and calls in India follow the rules of the Telecom Regulatory Authority of India. As of November 2026 you need in particular:',
        '- registration as a principal entity on an operator’s DLT platform, with approved headers and templates;',
        '- consent of the recipient where the rules require it, and an end to messages when it is withdrawn;',
        '- promotional messages only within the permitted hours.',
        'On WhatsApp, people must have opted in, message templates need Meta’s approval, and Meta alone decides on the verified badge. We may stop traffic that breaks these rules or that an operator or platform refuses.',
        'Delivery also depends on operators, networks and handsets. A delivery report shows what the operator told us.',
      ],
    },
    {
      anchor: 'third-parties',
      title: 'Services of other companies',
      body: [
        'Some services run on other companies’ platforms, such as cloud providers, social networks, app stores and banks. Their own terms also apply to you, and they can change or end their service without our involvement.',
        'Names of products and companies on this website belong to their owners. Naming them does not mean that they recommend us.',
      ],
    },
    {
      anchor: 'rights',
      title: 'Rights in the work',
      body: [
        'Texts, drawings and code of this website belong to {legalName} or its licensors. Work that we make for you becomes yours as the order states, once it is paid for. Open-source parts keep their own licences.',
      ],
    },
    {
      anchor: 'refund-cancellation',
      title: 'Refunds and cancellation',
      body: [
        'Returns and refunds follow the [return and refund policy](/refund-policy). Cancelling follows the [cancellation policy](/cancellation-policy).',
      ],
    },
    {
      anchor: 'privacy',
      title: 'Personal data',
      body: [
        'What this website collects, why, and for how long is in the [privacy policy](/privacy-policy). If we handle personal data on your behalf, we do so on your instructions and as the order states.',
      ],
    },
    {
      anchor: 'liability',
      title: 'Liability',
      body: [
        'We do the work with care. So far as the law permits, we are not liable for indirect loss, such as lost profit, nor for failures of networks, platforms or events outside our control.',
        'Nothing in these terms limits liability that cannot be limited by law, or the rights that consumer law gives you.',
      ],
    },
    {
      anchor: 'law',
      title: 'Law and courts',
      body: [
        'The law of {country} applies. Please write to us first; most differences can be settled that way. Otherwise the courts at {jurisdiction}, have jurisdiction, unless the law names another court.',
      ],
    },
    {
      anchor: 'changes',
      title: 'Changes',
      body: [
        'We may change these terms for the future. This page shows the date of the last change. An order already confirmed keeps the terms it was made under.',
      ],
    },
    {
      anchor: 'contact',
      title: 'Questions',
      body: [
        'General questions: {email}.',
        'Questions about personal data: {privacyEmail}.',
        'Person to contact: {contactPerson}.',
        'Post: {legalName}, {address}. Website: {website}.',
        'This page is a plain company policy. It is not legal advice.',
      ],
    },
  ],
} satisfies Policy
