export const LANGUAGES = ['en', 'hi'] as const
export const CHANNELS = ['sms', 'whatsapp', 'call'] as const

export type Language = (typeof LANGUAGES)[number]
export type Channel = (typeof CHANNELS)[number]

/** `{shop}` is the name that a visitor types. */
export const tryMessages = {
  en: {
    shop: 'Gupta Sweets',
    sms: '{shop}: your order 4821 is ready. Please collect it by 8 pm today. Thank you!',
    whatsapp:
      'Hello Asha, your order 4821 is ready. Will you collect it by 8 pm today, or shall we deliver it?',
    buttons: ['Deliver it', 'I will collect it'],
    call: 'Namaste! This is {shop}. Your order 4821 is ready. For home delivery, press 1. To collect it yourself, press 2.',
  },
  hi: {
    shop: 'गुप्ता स्वीट्स',
    sms: '{shop}: आपका ऑर्डर 4821 तैयार है। आज रात 8 बजे तक ले जाएँ।',
    whatsapp: 'नमस्ते आशा जी, आपका ऑर्डर 4821 तैयार है। आज रात 8 बजे तक दुकान से ले जाएँगी या घर भिजवा दें?',
    buttons: ['घर भिजवा दीजिए', 'मैं ले जाऊँगी'],
    call: 'नमस्ते! यह कॉल {shop} की ओर से है। आपका ऑर्डर 4821 तैयार है। घर मँगवाने के लिए 1 दबाएँ, दुकान से ले जाने के लिए 2 दबाएँ।',
  },
} satisfies Record<Language, Record<string, string | string[]>>

export function inShop(text: string, shop: string): string {
  return text.replaceAll('{shop}', () => shop)
}

interface ChannelWords {
  name: string
  /** What the packet passes. */
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
