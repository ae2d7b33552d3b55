import type { ToolPage } from '../tools'

export default {
  path: '/digital-marketting/bulk-sms/template-checker',
  title: 'DLT template checker for SMS in India',
  description:
    'Check header, suffix, category, variables, brand name, links and sending hours of a DLT template before an operator does. Every rule with its date.',
  updated: '2026-11-21',
  hue: 'red',
  scene: 'template-check',
  name: 'DLT template checker',
  hint: 'Find what an operator would refuse',
  heading: 'Check a template before the operator does',
  lead: 'Ten rules, each with its date. Nothing you type is stored.',
  service: { label: 'Bulk SMS', href: '/digital-marketting/bulk-sms' },
  rules: {
    title: 'Four categories, four sets of rules',
    lead: 'An operator refuses a text under the wrong category. These are the four of DLT, as operators use them.',
    items: [
      {
        term: 'Transactional',
        text: 'In DLT practice only a bank’s one-time password for a transaction. Goes out at any hour.',
      },
      {
        term: 'Service-Implicit',
        text: 'Other one-time passwords, order, bill and appointment notices to your own customers. Any hour, no offer in the text.',
      },
      {
        term: 'Service-Explicit',
        text: 'News to customers who consented on DLT. Keeps the promotional hours, 10:00 to 21:00 India time.',
      },
      {
        term: 'Promotional',
        text: 'Offers. Only from 10:00 to 21:00 India time, and to numbers on the preference (DND) register only with consent.',
      },
    ],
    note: 'As of November 2026, after TRAI’s TCCCPR 2018, the amendment of 12 February 2025 and published operator practice. Operators differ in details, and the approval on DLT is what counts: this page shortens the way there, it does not replace it.',
  },
  band: {
    title: 'Rather have it registered for you?',
    text: 'Send us the texts as they are. We sort them into categories, mark the variables and register header and templates with you.',
  },
} satisfies ToolPage
