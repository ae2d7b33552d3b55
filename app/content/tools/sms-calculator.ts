import type { ToolPage } from '../tools'

export default {
  path: '/digital-marketting/bulk-sms/calculator',
  title: 'SMS calculator: parts, characters and cost',
  description:
    'Count the parts of an SMS in English, Hindi or any script, see which characters cost more, and what a month of it costs by route and volume.',
  updated: '2026-11-21',
  hue: 'red',
  scene: 'sms-ruler',
  name: 'SMS calculator',
  hint: 'Parts, characters and cost of a text',
  heading: 'How many parts is your SMS?',
  lead: 'Paste the text. You see how it is counted, which characters make it longer, and what a month of it costs.',
  service: { label: 'Bulk SMS', href: '/digital-marketting/bulk-sms' },
  start: {
    label: 'Count a text before you send it',
    field: 'text',
    button: 'Count the parts',
  },
  rules: {
    title: 'How a text is counted',
    lead: 'One part carries 140 bytes. What fits depends on the characters, not on the language alone.',
    items: [
      {
        term: 'GSM‑7: 160, then 153',
        text: 'English and some European letters take 7 bits each: 160 in a message of one part. In a longer message each part gives up 6 bytes to be joined again, which leaves 153.',
      },
      {
        term: 'Ten that count twice',
        signs: '^ { } [ ] ~ \\ | €',
        text: 'These and the form feed belong to the extension table and take two units. Such a pair is never cut in half: it moves on to the next part.',
      },
      {
        term: 'UCS‑2: 70, then 67',
        text: 'Hindi and most other scripts take 16 bits each, and most emoji take two of these. One such character turns the whole message to UCS-2, the English words in it too.',
      },
      {
        term: 'Typographic quotes',
        signs: '“ ” ‘ ’ – …',
        text: 'Word processors put these in place of plain characters. None of them is in GSM-7, so a single one can turn one part into three.',
      },
    ],
    note: 'As of November 2026: 3GPP TS 23.038 and TS 23.040, with an 8-bit reference number; with one of 16 bits, 152 and 66 units fit. The tables for single languages that TS 23.038 also has are not counted.',
  },
  band: {
    title: 'Counted? Then let us quote',
    text: 'Tell us the text, the volume and the languages. We answer with a price per part and the papers that DLT asks for.',
  },
} satisfies ToolPage
