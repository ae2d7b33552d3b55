import type { ServicePage } from '../page'

export default {
  title: 'Voice calls: click-to-call, masking and voice OBD',
  description:
    'Click-to-call, call masking, missed call service, text-to-speech and voice OBD for businesses in India, started by API and reported call by call.',
  updated: '2026-11-25',
  slug: 'voice-call',
  name: 'Voice Call',
  order: 20,
  channel: 'messaging',
  hue: 'red',
  tile: 'Click-to-call, masked numbers, missed calls and recorded broadcasts, started by your system.',
  hero: {
    title: 'Call customers straight from your software',
    lead: 'Connect two people without showing either number, read out a reminder in Hindi, or let customers reach you by a missed call. Your system starts the call and gets the result.',
    scene: 'voice-call',
    facts: [
      { value: '140 series', label: 'numbers for promotional calls' },
      { value: 'TLS, SRTP', label: 'on VoIP legs to our platform' },
    ],
    actions: [
      { label: 'Talk to sales', href: '/enquiry?type=Voice%20Call' },
      { label: 'Compare call types', href: '#call-types' },
    ],
  },
  sections: [
    {
      kind: 'features',
      head: 'side',
      title: 'What goes into each call',
      lead: 'A call can start from a CRM record, a web form or a schedule. The platform dials, plays a message or joins two people, and records the outcome.',
      note: 'As of November 2026: promotional calls in India come from 140-series numbers, and the preference (DND) register covers calls as well as SMS. The 1600 series is kept for government and for regulated banking, finance and insurance; other businesses are not given 1600 numbers.',
      items: [
        {
          icon: 'audio-lines',
          title: 'Voice quality',
          text: 'We record prompts for the narrow telephone band, 300 to 3,400 Hz, and test them on a real handset before launch.',
        },
        {
          icon: 'git-branch',
          title: 'IVR',
          text: 'Callers press a key or say a word, and the menu leads to a desk, a recording or a callback.',
        },
        {
          icon: 'headset',
          title: 'Cloud contact center',
          text: 'Agents take calls on the phones they already have, so a new seat needs a login, not an EPABX.',
        },
        {
          icon: 'captions',
          title: 'Text-to-speech',
          text: 'Names, amounts and due dates from your data are read out in each call, in Hindi or English.',
        },
        {
          icon: 'megaphone',
          title: 'Voice broadcasting',
          text: 'Voice OBD dials your list with a recorded or generated message and reports the result for each number.',
        },
        {
          icon: 'lock',
          title: 'Encrypted calls',
          text: 'The connection to our platform is encrypted, TLS and SRTP on VoIP legs; the public telephone network is not.',
        },
      ],
    },
    {
      kind: 'highlights',
      anchor: 'call-types',
      isMirrored: true,
      title: 'Three ways to connect people',
      lead: 'They differ in who starts the call and what each side sees on screen.',
      scene: 'click-to-call',
      items: [
        {
          title: 'Click-to-call',
          text: 'One click in your CRM or on your website rings the agent first and then the customer, and joins the two. Both see a company number, so nobody’s personal number is shared.',
        },
        {
          title: 'Call masking',
          text: 'Courier and customer, or doctor and patient, talk through a virtual number. When the job is closed, the number stops connecting them.',
          scene: 'masked-number',
        },
        {
          title: 'Missed call service',
          text: 'People call and the line disconnects unanswered, so they pay nothing. Your system gets the number for a callback, a vote or a sign-up.',
          scene: 'missed-call',
        },
      ],
    },
    {
      kind: 'call-storyline',
      anchor: 'one-call',
      head: 'stacked',
      title: 'Thirty seconds that confirm an order',
      lead: 'A cash-on-delivery order comes in, and your shop asks the customer by phone before it packs. Move along the call to see what each side gets.',
      example: 'Example call',
      labels: {
        scrub: 'Moment of the call',
        customer: 'The customer',
        company: 'Your side',
        event: 'Posted to your server',
      },
      moments: [
        {
          time: '11:02:00',
          title: 'Request',
          sound: 'silence',
          customer: 'Nothing yet. The order was placed two minutes ago.',
          company:
            'Your shop sends one HTTP request with the number, the language and the fields to read out.',
          event: 'call queued · order 2281',
        },
        {
          time: '11:02:02',
          title: 'Ringing',
          sound: 'ringing',
          customer:
            'The phone shows your company number. A promotional call would show a 140 number.',
          company: 'You set how long it may ring. After that, the retry rules below apply.',
          event: 'ringing · order 2281',
        },
        {
          time: '11:02:09',
          title: 'Answered',
          sound: 'speech',
          customer: 'Asha picks up.',
          hears: { lang: 'hi', text: 'नमस्ते आशा जी, यह अरावली स्टोर्स की कॉल है।' },
          company: 'The language comes from the customer’s record, so the greeting is in Hindi.',
          event: 'answered · order 2281',
        },
        {
          time: '11:02:13',
          title: 'Message',
          sound: 'speech',
          customer: 'Name, order number and amount are read out by text-to-speech.',
          hears: {
            lang: 'hi',
            text: 'आपका ऑर्डर 2281, 1,850 रुपये, कल पहुँचेगा। पुष्टि के लिए 1 दबाएँ, रद्द करने के लिए 2।',
          },
          company:
            'The script is yours. Amount and date come from the order, so nobody has to record them.',
          event: 'message played · order 2281',
        },
        {
          time: '11:02:25',
          title: 'Key 1',
          sound: 'key',
          customer: 'Asha presses 1. Any other key repeats the question once.',
          company:
            'The order is confirmed in your shop and goes to packing. Key 2 would cancel it.',
          event: 'key 1 · order 2281',
        },
        {
          time: '11:02:28',
          title: 'Hang-up',
          sound: 'speech',
          customer: 'The call ends by itself.',
          hears: { lang: 'hi', text: 'धन्यवाद।' },
          company: 'Result, key and duration are stored with the order, where your team sees them.',
          event: 'completed · 19 s · key 1 · order 2281',
        },
      ],
      otherwise: {
        title: 'And if nobody answers? The rules are yours.',
        rules: [
          { title: 'No answer', text: 'For example, call again after 30 minutes, twice at most.' },
          { title: 'Busy', text: 'For example, call again after ten minutes.' },
          { title: 'Switched off', text: 'Send the question as an SMS under your DLT header.' },
          { title: 'Outside your hours', text: 'The call waits until the next morning.' },
        ],
      },
    },
    {
      kind: 'integrations',
      title: 'Connected to your CRM and team',
      lead: 'Every call event, from ringing to hang-up, can be posted to your own server.',
      items: [
        {
          icon: 'bot',
          title: 'AI voice bots',
          text: 'The bot asks for the order number, reads out the status and passes the call to an agent on request.',
        },
        {
          icon: 'messages-square',
          title: 'Multi-channel support',
          text: 'After hanging up, the caller gets the address or ticket number by SMS, or on WhatsApp if they opted in.',
        },
        {
          icon: 'chart-no-axes-column',
          title: 'Call recording and analytics',
          text: 'Record the queues you choose, announce it at the start, and see wait time, duration and outcome per agent.',
        },
        {
          icon: 'eye-off',
          title: 'Number masking',
          text: 'Your system requests a virtual number for a booking through the API and releases it when the booking ends.',
        },
        {
          icon: 'cable',
          title: 'High-quality transmission',
          text: 'Before agents start on VoIP we test your line for delay, jitter and packet loss, at your busiest hour.',
        },
      ],
    },
    {
      kind: 'cards',
      look: 'stairs',
      title: 'Tech solutions for calling',
      items: [
        {
          icon: 'webhook',
          title: 'Voice API',
          text: 'One HTTP request starts a call. Your server is told when it rings, when it is answered and how long it lasted.',
        },
        {
          icon: 'route',
          title: 'Automated call routing',
          text: 'Calls reach the right desk by hour, language, the caller’s number or the agent who spoke to them last.',
        },
        {
          icon: 'cloud',
          title: 'Cloud telephony',
          text: 'Numbers, menus and queues live in the cloud. When you move office, there are no phone lines to shift.',
        },
      ],
    },
    {
      kind: 'cards',
      look: 'terms',
      title: 'Engagement by voice',
      items: [
        {
          icon: 'mic',
          title: 'IVR and voice recognition',
          text: 'Callers may speak instead of pressing keys. If the system does not understand, the key menu takes over.',
        },
        {
          icon: 'users',
          title: 'Virtual call center',
          text: 'Agents at home and in two branches share one queue, one number and one set of reports.',
        },
        {
          icon: 'phone-outgoing',
          title: 'Outbound campaigns',
          text: 'Reminders, surveys and renewals are dialled in batches, with the retries and hours you set.',
        },
      ],
    },
  ],
  band: {
    title: 'Who should be talking to whom?',
    text: 'Tell us the number of agents, the cities and the calls in your busiest hour. We reply with the numbers and channels you need, and a price.',
  },
} satisfies ServicePage
