import type { ServicePage } from '../page'

export default {
  title: 'IVR and 1800 toll-free numbers',
  description:
    'An 1800 toll-free number with a multi-level IVR, call routing, recording and callbacks. How channels, KYC documents and call charges work in India.',
  updated: '2026-11-25',
  slug: 'ivr-tollfree',
  name: 'IVR & Toll-free',
  order: 40,
  channel: 'messaging',
  hue: 'blue',
  tile: 'An 1800 number and a menu that brings each caller to the right desk.',
  hero: {
    title: 'One toll‑free number for every desk',
    lead: 'Customers dial your 1800 number free of charge, hear your menu and reach sales, service or a callback. You decide the hours, the languages and who picks up.',
    scene: 'ivr-tree',
    facts: [
      { value: '1800', label: 'free for the caller, from all of India' },
      { value: '24/7', label: 'the menu answers at any hour' },
    ],
    actions: [
      { label: 'Talk to sales', href: '/enquiry?type=IVR%20%26%20Toll-free' },
      { label: 'Try a menu', href: '#try' },
    ],
  },
  sections: [
    {
      kind: 'keypad',
      anchor: 'try',
      head: 'stacked',
      title: 'Try a menu: press 1 or 2',
      lead: 'This is what your callers hear and what happens on your side. The drawing shows where the call is; you can jump to any step in it, too.',
      example: 'Example menu',
      number: '1800 ••• ••••',
      labels: {
        hears: 'The caller hears',
        does: 'On your side',
        back: 'One step back',
        tree: 'Steps of the call',
      },
      start: {
        anchor: 'call-welcome',
        name: { lang: 'en', text: 'Welcome' },
        says: [
          { lang: 'en', text: 'Welcome to Aravalli Stores. For English, press 1.' },
          { lang: 'hi', text: 'हिन्दी के लिए 2 दबाएँ।' },
        ],
        does: 'The menu picks up before anyone’s phone rings. The caller pays nothing; your company pays for the call.',
      },
      menus: [
        {
          anchor: 'call-english',
          key: '1',
          name: { lang: 'en', text: 'English' },
          says: [
            {
              lang: 'en',
              text: 'For sales, press 1. For an order you have placed, press 2. If you want us to call you, press 9.',
            },
          ],
          does: 'The key is stored with the call. Whoever picks up later sees that the caller chose English.',
          desks: [
            {
              anchor: 'call-sales',
              key: '1',
              name: { lang: 'en', text: 'Sales' },
              result: 'Two phones ring together',
              says: [
                { lang: 'en', text: 'You are being connected to sales. This call is recorded.' },
              ],
              does: 'Meera’s and Irfan’s phones ring together. If neither picks up, the caller returns to the queue.',
            },
            {
              anchor: 'call-order',
              key: '2',
              name: { lang: 'en', text: 'My order' },
              result: 'Status read out from your ERP',
              says: [{ lang: 'en', text: 'Order 2281 left our shop this morning.' }],
              does: 'The caller is found by number in your ERP, and the status is read out. No agent is needed.',
            },
            {
              anchor: 'call-back',
              key: '9',
              name: { lang: 'en', text: 'Call me back' },
              result: 'Callback booked',
              says: [
                {
                  lang: 'en',
                  text: 'Thank you. We will call this number tomorrow between 10 and 11.',
                },
              ],
              does: 'A callback is booked. It comes from an ordinary number, because 1800 numbers cannot dial out.',
            },
          ],
        },
        {
          anchor: 'call-hindi',
          key: '2',
          name: { lang: 'hi', text: 'हिन्दी' },
          says: [
            {
              lang: 'hi',
              text: 'ख़रीदारी के लिए 1 दबाएँ। अपने ऑर्डर की जानकारी के लिए 2 दबाएँ। वापस कॉल पाने के लिए 9 दबाएँ।',
            },
          ],
          does: 'The same menu, recorded in Hindi. From here, calls go to agents who speak Hindi.',
          desks: [
            {
              anchor: 'call-sales-hindi',
              key: '1',
              name: { lang: 'hi', text: 'ख़रीदारी' },
              result: 'Sales: two phones, in turn',
              says: [
                {
                  lang: 'hi',
                  text: 'आपकी कॉल बिक्री विभाग से जोड़ी जा रही है। यह कॉल रिकॉर्ड की जाएगी।',
                },
              ],
              does: 'Sales in Hindi: Kavya’s phone rings first, then Irfan’s.',
            },
            {
              anchor: 'call-order-hindi',
              key: '2',
              name: { lang: 'hi', text: 'मेरा ऑर्डर' },
              result: 'Order status read out in Hindi',
              says: [{ lang: 'hi', text: 'ऑर्डर 2281 आज सुबह दुकान से भेज दिया गया है।' }],
              does: 'My order: the same record from your ERP, read out in Hindi by text-to-speech.',
            },
            {
              anchor: 'call-back-hindi',
              key: '9',
              name: { lang: 'hi', text: 'वापस कॉल' },
              result: 'Callback booked, in Hindi',
              says: [{ lang: 'hi', text: 'धन्यवाद। हम आपको कल सुबह 10 से 11 बजे के बीच कॉल करेंगे।' }],
              does: 'Callback: booked for the next working morning, with the language on the agent’s screen.',
            },
          ],
        },
      ],
    },
    {
      kind: 'features',
      head: 'side',
      title: 'A menu you can draw on one page',
      lead: 'Start with two levels and a few keys. We draw the menu with you, record it and connect it to the landlines and mobiles you already use.',
      note: 'As of November 2026: an 1800 number is issued against KYC documents and only receives calls. Channels are simultaneous calls: with five channels, the sixth caller is queued or hears a busy tone. On an 1860 number the caller pays the local rate and the business the rest.',
      items: [
        {
          icon: 'phone',
          title: 'Toll-free numbers',
          text: 'One 1800 number serves all of India; the caller pays nothing and your company pays for the call.',
        },
        {
          icon: 'git-branch',
          title: 'Smart multi-level IVR',
          text: 'Press 1 for sales, then 2 for a repeat order: each level asks one short question.',
        },
        {
          icon: 'route',
          title: 'Call routing and forwarding',
          text: 'Calls go to a landline, a mobile or an agent group, by hour, language or key pressed.',
        },
        {
          icon: 'mic',
          title: 'Voice recognition',
          text: 'Callers can say “delivery” or read out a PIN code; if that fails, the menu asks for keys.',
        },
        {
          icon: 'shield-check',
          title: 'Secure call management',
          text: 'Each member of staff has a separate login, and only the roles you choose can play a recording.',
        },
        {
          icon: 'clock',
          title: '24/7 answering',
          text: 'The menu picks up at any hour; after closing time it takes a message or books a callback.',
        },
      ],
    },
    {
      kind: 'highlights',
      anchor: 'attendant',
      title: 'Who answers, and what you learn',
      scene: 'auto-attendant',
      items: [
        {
          title: 'Auto attendant',
          text: 'A recorded voice greets each caller, offers the menu in the language they choose and sends the call on. Every caller hears the same welcome, and nobody has to sit at a switchboard.',
        },
        {
          title: 'Call analytics',
          text: 'See how many people called, how long they waited and which calls were missed, hour by hour. These figures tell you how many channels to rent.',
          scene: 'call-hours',
        },
        {
          title: 'Multi-agent answering',
          text: 'Ring several people together, in turn, or whoever has been free longest. If no one picks up, the caller returns to the queue.',
          scene: 'agent-row',
        },
      ],
    },
    {
      kind: 'integrations',
      title: 'Your agents see who is calling',
      lead: 'The menu knows the number, the language and the reason for the call. It can pass them on to your other systems.',
      items: [
        {
          icon: 'bot',
          title: 'AI IVR',
          text: 'The caller says in one sentence what is wrong; the system picks a desk and passes on what was said.',
        },
        {
          icon: 'messages-square',
          title: 'Omnichannel',
          text: 'Callers who prefer to type press a key and get a WhatsApp link by SMS.',
        },
        {
          icon: 'database',
          title: 'CRM integration',
          text: 'The caller’s record, found by number, opens on the agent’s screen while the phone is still ringing.',
        },
        {
          icon: 'voicemail',
          title: 'Call recording',
          text: 'An announcement comes first. Recordings are kept for as long as your policy says and then deleted.',
        },
        {
          icon: 'phone-incoming',
          title: 'Automated callback',
          text: 'When all agents are busy, one key books a callback. It comes from an ordinary number, because 1800 numbers cannot dial out.',
        },
      ],
    },
    {
      kind: 'cards',
      head: 'small',
      look: 'prose',
      title: 'Tech solutions for your numbers',
      items: [
        {
          icon: 'hash',
          title: 'Virtual numbers',
          text: 'A number with no SIM or line, forwarded to any phone. Give each city or ad its own number and see which one rings.',
        },
        {
          icon: 'layers',
          title: 'Custom IVR flows',
          text: 'We write the prompts, record them in Hindi, English or your regional language, and test every branch by calling it.',
        },
        {
          icon: 'lock',
          title: 'Security',
          text: 'Agents see only their own queue, nuisance callers can be blocked, and VoIP legs to our platform use TLS and SRTP.',
        },
      ],
    },
    {
      kind: 'cards',
      look: 'lead',
      title: 'Engagement during and after the call',
      items: [
        {
          icon: 'chart-no-axes-column',
          title: 'Advanced analytics',
          text: 'Find the menu option where callers hang up, your busiest 15 minutes and the cost of each answered call.',
        },
        {
          icon: 'phone-forwarded',
          title: 'Live transfer',
          text: 'An agent briefs a colleague first, then connects the caller, who does not have to tell the story twice.',
        },
        {
          icon: 'file-text',
          title: 'Speech-to-text',
          text: 'Recordings become searchable text. Noise and mixed Hindi and English cause errors, so we try it on your calls first.',
        },
      ],
    },
  ],
  band: {
    title: 'Who calls you, and when?',
    text: 'Calls per day, desks and opening hours are enough to begin. We send back a menu drawing, the number of channels and the KYC documents you need.',
  },
} satisfies ServicePage
