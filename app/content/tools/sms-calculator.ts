import type { ToolPage } from '../schemas/tool'

export default {
  path: '/digital-marketting/bulk-sms/calculator',
  title: 'SMS calculator: parts, characters and cost',
  description:
    'Count the parts of an SMS in English, Hindi or any script, see which characters cost extra, and what a month costs by route and volume.',
  updated: '2026-11-25',
  hue: 'red',
  scene: 'sms-ruler',
  name: 'SMS calculator',
  hint: 'Parts, characters and cost of an SMS',
  heading: 'How many parts is your SMS?',
  lead: 'Paste your message to see how it is counted, which characters make it longer and what a month costs.',
  service: { label: 'Bulk SMS', href: '/digital-marketting/bulk-sms' },
  start: {
    label: 'Check the length of your SMS',
    field: 'text',
    button: 'Count the parts',
  },
  rules: {
    title: 'How an SMS is counted',
    lead: 'One part carries 140 bytes. What fits depends on the characters, not on the language alone.',
    items: [
      {
        term: 'GSM‑7: 160, then 153',
        text: 'English and some European letters take 7 bits each: 160 fit in a single part. In a longer message each part uses 6 bytes to link it to the others, which leaves 153.',
      },
      {
        term: 'Ten that count twice',
        signs: '^ { } [ ] ~ \\ | €',
        text: 'These and the form feed belong to the extension table and take two units. The pair is never split: it moves to the next part.',
      },
      {
        term: 'UCS‑2: 70, then 67',
        text: 'Hindi and most other scripts take 16 bits each, and most emoji take two of these. One such character switches the whole message to Unicode (70 characters), English words included.',
      },
      {
        term: 'Typographic quotes',
        signs: '“ ” ‘ ’ – …',
        text: 'Word processors swap these in for plain characters. None of them is in GSM‑7, so a single one can turn one part into three.',
      },
    ],
    note: 'As of November 2026: 3GPP TS 23.038 and TS 23.040, with an 8-bit reference number; with one of 16 bits, 152 and 66 units fit. The national language tables of TS 23.038 are not counted.',
  },
  band: {
    title: 'Counted? Now get a quote',
    text: 'Tell us what you send, how much and in which languages. We reply with a price per part and the documents you need for DLT.',
  },
} satisfies ToolPage
