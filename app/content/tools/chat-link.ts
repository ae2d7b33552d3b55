import type { ToolPage } from '../tools'

export default {
  path: '/digital-marketting/whatsapp-marketing/chat-link',
  title: 'WhatsApp chat link and QR code maker',
  description:
    'Make a wa.me link that opens a WhatsApp chat with your number and a first line already typed, and its QR code as SVG to print. No account needed.',
  updated: '2026-11-21',
  hue: 'green',
  scene: 'chat-code',
  name: 'WhatsApp chat link',
  hint: 'A wa.me link and its QR code',
  heading: 'A link that opens a WhatsApp chat',
  lead: 'Your number, a first line, done: a wa.me link for your website and a QR code for your counter.',
  service: { label: 'WhatsApp Marketing', href: '/digital-marketting/whatsapp-marketing' },
  start: {
    label: 'Turn your number into a chat link',
    field: 'phone',
    button: 'Make the link',
  },
  rules: {
    title: 'Before you print it',
    lead: 'A link costs nothing and needs no Business API. What follows the first message has rules.',
    items: [
      {
        term: 'Any WhatsApp number',
        text: 'The link works with a personal number, the Business app and the Business API. It holds the country code and the number, digits only.',
      },
      {
        term: 'The customer writes first',
        text: 'The first line is only typed in advance: nothing goes out until the visitor presses send, and may change it before.',
      },
      {
        term: '24 hours to answer freely',
        text: 'On the Business API you may answer in your own words for 24 hours after the customer’s last message; after that, only with an approved template.',
      },
      {
        term: 'Short texts scan better',
        text: 'Every letter makes the squares smaller. Print the code at least 3 cm wide, dark on white, and keep the white edge around it.',
      },
    ],
    note: 'As of November 2026. WhatsApp is a service of Meta; the link format is theirs and may change. This site stores neither number nor text.',
  },
  band: {
    title: 'More chats than one phone can answer?',
    text: 'With the Business API a whole team answers from one number. Tell us how many chats a day, and what people ask.',
  },
} satisfies ToolPage
