import type { ToolPage } from '../schemas/tool'

export default {
  path: '/digital-marketting/bulk-sms/template-checker',
  title: 'DLT template checker for SMS in India',
  description:
    'Check header, suffix, category, variables, brand name, links and sending hours of a DLT template before an operator does. Every rule with its date.',
  updated: '2026-11-25',
  hue: 'red',
  scene: 'template-check',
  name: 'DLT template checker',
  hint: 'Find what an operator would reject',
  heading: 'Check a template before the operator does',
  lead: 'Ten rules, each with its date. Nothing you type is stored.',
  service: { label: 'Bulk SMS', href: '/digital-marketting/bulk-sms' },
  rules: {
    title: 'Four categories, four sets of rules',
    lead: 'Operators reject a message in the wrong category. These are the four DLT categories, as operators use them.',
    items: [
      {
        term: 'Transactional',
        text: 'On DLT, only a bank’s one-time password for a transaction. Goes out at any hour.',
      },
      {
        term: 'Service-Implicit',
        text: 'Other one-time passwords, order, bill and appointment notices to your own customers. Any hour, no offer in the text.',
      },
      {
        term: 'Service-Explicit',
        text: 'News for customers who gave consent on DLT. Goes out only from 10:00 to 21:00 India time.',
      },
      {
        term: 'Promotional',
        text: 'Offers. Only from 10:00 to 21:00 India time, and to numbers on the preference (DND) register only with consent.',
      },
    ],
    note: 'As of November 2026, based on TRAI’s TCCCPR 2018, the amendment of 12 February 2025 and published operator practice: pages of Exotel and Fast2SMS on headers, of MSG91 and Fast2SMS on variables. Operators differ in details, and the approval on DLT is what counts: this page helps you get there, it does not replace it.',
  },
  band: {
    title: 'Want us to register it for you?',
    text: 'Send us your messages as they are. We sort them into categories, mark the variables and register your header and templates with you.',
  },
} satisfies ToolPage
