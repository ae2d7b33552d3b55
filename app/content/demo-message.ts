export const CHANNELS = ['sms', 'whatsapp', 'call'] as const

export type Channel = (typeof CHANNELS)[number]

export function withShopName(text: string, shop: string): string {
  return text.replaceAll('{shop}', () => shop)
}

interface ChannelWords {
  name: string
  /** Label in the middle of the wire. */
  through: string
  onItsWay: string
  links: { label: string; href: string; carries?: 'name' | 'text' }[]
}

export const channels: Record<Channel, ChannelWords> = {
  sms: {
    name: 'SMS',
    through: 'Operator',
    onItsWay: 'through the operator',
    links: [
      { label: 'Bulk SMS', href: '/digital-marketting/bulk-sms', carries: 'name' },
      { label: 'SMS calculator', href: '/digital-marketting/bulk-sms/calculator', carries: 'text' },
    ],
  },
  whatsapp: {
    name: 'WhatsApp',
    through: 'WhatsApp',
    onItsWay: 'through WhatsApp',
    links: [
      {
        label: 'WhatsApp marketing',
        href: '/digital-marketting/whatsapp-marketing',
        carries: 'name',
      },
      { label: 'Make a chat link', href: '/digital-marketting/whatsapp-marketing/chat-link' },
    ],
  },
  call: {
    name: 'Call',
    through: 'Operator',
    onItsWay: 'through the operator',
    links: [
      { label: 'Voice calls', href: '/digital-marketting/voice-call', carries: 'name' },
      { label: 'IVR and toll-free', href: '/digital-marketting/ivr-tollfree', carries: 'name' },
    ],
  },
}
