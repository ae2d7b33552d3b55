import type { HomePage } from '../schemas/home'

export default {
  path: '/',
  title: 'Web, cloud and business messaging from {city}',
  imageTitle: 'Web, cloud and business messaging',
  description:
    'Websites and apps, cloud services, bulk SMS, voice, WhatsApp Business API and online advertising from one company in {city}, {country}, since {foundedYear}.',
  updated: '2026-11-25',
  hero: {
    lead: 'We build websites and apps, run them in the cloud, and deliver the SMS, voice calls and WhatsApp messages your customers wait for.',
    scene: 'home-hub',
  },
  messages: {
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
  },
  areas: [
    {
      title: 'Web Development',
      text: 'Websites, shops, Android and iOS apps, and the checkout that completes the sale.',
      href: '/web-development',
      hue: 'brand',
      scene: 'web-dev',
    },
    {
      title: 'Digital Marketing',
      text: 'SMS, voice, WhatsApp and IVR, along with social and search advertising.',
      href: '/digital-marketting',
      hue: 'green',
      scene: 'chat-marketing',
    },
    {
      title: 'Cloud Services',
      text: 'AWS, Google Cloud and Azure, set up, secured, backed up and supported 24/7.',
      href: '/cloud-services',
      hue: 'blue',
      scene: 'cloud-hero',
    },
  ],
  services: {
    title: 'Our Services',
    lead: 'Four kinds of work under one contract: take one, or let the same team carry it from sketch to live servers.',
    items: [
      {
        title: 'Custom Software Development',
        text: 'Order desks, customer portals, stock and billing systems built for the way your company works. We hand over the source code.',
        href: '/web-development#full-stack',
        scene: 'spot-custom-software',
      },
      {
        title: 'Cloud Services',
        text: 'Hosting, migration, backup and security on AWS, Google Cloud or Azure, in an account that belongs to you.',
        href: '/cloud-services',
        scene: 'spot-cloud',
      },
      {
        title: 'Mobile App Development',
        text: 'Android apps in Kotlin and iOS apps in Swift, taken through store review and updated for new OS versions.',
        href: '/web-development#android',
        scene: 'spot-mobile-app',
      },
      {
        title: 'Web Development',
        text: 'Company sites and online shops that load quickly on a phone, are easy for everyone to use, and accept cards and UPI.',
        href: '/web-development',
        scene: 'spot-web',
      },
    ],
  },
  partnership: {
    tag: 'Partnership',
    headline: {
      full: 'One gateway for OTPs, alerts, offers and replies',
      start: 'One gateway for',
      endings: ['OTPs', 'alerts', 'offers', 'replies'],
    },
    text: [
      'We are a cloud provider of mobile A2P messaging and the WhatsApp Business API. One account opens SMS gateways for OTP, transactional and promotional messages, two-way messaging, HLR lookup, voice call and voice OBD.',
      'Connect by HTTP API and SMPP, or upload a file. HTTP suits most senders; SMPP suits steady, high volumes.',
      'We are looking for business partners: software companies that want messaging inside their product, and agencies and resellers who know their own market.',
    ],
    links: [
      { label: 'Open roles', href: '/careers' },
      { label: 'Internship program', href: '/careers' },
      { label: 'Our values', href: '/about#values' },
      { label: 'Meet our leadership', href: '/about#leadership' },
    ],
    panel: {
      label: 'Three ways to send',
      samples: [
        {
          label: 'HTTP API',
          lines: [
            '# one-time password, OTP route',
            'curl https://api.example.com/v1/sms \\',
            '  --oauth2-bearer "$API_KEY" --json \'{',
            '  "to": "+910000000204",',
            '  "header": "EXAMPL",',
            '  "templateId": "1000000000000000001",',
            '  "text": "482016 is your Example code"',
            "}'",
            '',
            '202 { "id": "m_7Q2", "parts": 1 }',
          ],
        },
        {
          label: 'SMPP',
          lines: [
            '# one session, sending and receiving',
            'bind_transceiver api.example.com:2775',
            'submit_sm        source_addr=EXAMPL',
            '                 dest_addr=910000000204',
            '                 registered_delivery=1',
            'submit_sm_resp   message_id=7Q2',
            'deliver_sm       id:7Q2 stat:DELIVRD',
            'enquire_link     every 30 s',
          ],
        },
        {
          label: 'CSV',
          lines: [
            'phone,name,amount,due',
            '+910000000204,Asha,1250,2026-12-05',
            '+910000000317,Imran,980,2026-12-07',
            '',
            '# approved template',
            'Dear {#var#}, INR {#var#} is due on',
            '{#var#}. Example Stores',
          ],
        },
      ],
      note: 'Samples: the address, key, numbers and template are placeholders.',
    },
  },
  contact: {
    title: 'Write to us',
    lead: 'Tell us what you want to build, move or send. A person reads every message.',
  },
} satisfies HomePage
