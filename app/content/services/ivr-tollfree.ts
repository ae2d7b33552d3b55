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
      { value: '1800', label: 'series, free for the caller' },
      { value: '11 digits', label: 'usual length, one number for all India' },
      { value: '24/7', label: 'menu hours' },
    ],
    actions: [
      { label: 'Talk to sales', href: '/enquiry?type=IVR%20%26%20Toll-free' },
      { label: 'See the menu in action', href: '#attendant' },
    ],
  },
  sections: [
    {
      kind: 'features',
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
