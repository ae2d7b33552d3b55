import type { ToolPage } from '../schemas/tool'

export default {
  path: '/digital-marketting/whatsapp-marketing/chat-link',
  title: 'WhatsApp chat link and QR code maker',
  description:
    'Make a wa.me link that opens a WhatsApp chat with your number and a first line already typed, and its QR code as SVG to print. No account needed.',
  updated: '2026-11-25',
  hue: 'green',
  scene: 'chat-code',
  name: 'WhatsApp chat link',
  hint: 'A wa.me link and its QR code',
  heading: 'A link that opens a WhatsApp chat',
  lead: 'Add a number and a first line: get a wa.me link for your site and a QR code for your counter.',
  service: { label: 'WhatsApp Marketing', href: '/digital-marketting/whatsapp-marketing' },
  start: {
    label: 'Turn your number into a chat link',
    field: 'phone',
    button: 'Make the link',
  },
  rules: {
    title: 'Before you print it',
    lead: 'The link is free and needs no Business API. Rules apply after the first message.',
    items: [
      {
        term: 'Any WhatsApp number',
        text: 'The link works with a personal number, the Business app and the Business API. It contains the country code and the number, digits only.',
      },
      {
        term: 'The customer writes first',
        text: 'The first line is only filled in: nothing goes out until the customer taps Send, and they can change it first.',
      },
      {
        term: '24 hours to answer freely',
        text: 'On the Business API you may answer in your own words for 24 hours after the customer’s last message; after that, only with an approved template.',
      },
      {
        term: 'Short text scans better',
        text: 'Every extra letter makes the squares smaller. Print the code at least 3 cm wide, dark on white, and keep the white edge around it.',
      },
    ],
    note: 'As of November 2026. WhatsApp is a service of Meta; the link format is theirs and may change. This site does not store your number or text.',
  },
  band: {
    title: 'More chats than one phone can answer?',
    text: 'With the Business API your whole team answers from one number. Tell us how many chats you get a day and what people ask.',
  },
} satisfies ToolPage
