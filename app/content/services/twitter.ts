import type { ServicePage } from '../page'

export default {
  title: 'Twitter (X) campaigns with SMS follow-up',
  description:
    'Posts and replies on X, formerly Twitter, followed by SMS for people who ask for it: one plan, DLT-registered headers, two-way and international SMS.',
  updated: '2026-11-25',
  slug: 'twitter',
  name: 'Twitter',
  order: 70,
  channel: 'advertising',
  hue: 'red',
  tile: 'Posts and replies on X, formerly Twitter, with an SMS for everyone who asks for one.',
  hero: {
    title: 'Answer on Twitter, follow up by SMS',
    lead: 'We plan your posts on X, formerly Twitter, and answer what people ask there. People who share their number and agree get the code, the order update or the offer by SMS.',
    scene: 'thread',
    facts: [
      { value: '280', label: 'characters in a standard post' },
      { value: '160 / 70', label: 'characters per SMS part, English / Hindi' },
    ],
    actions: [
      { label: 'Talk to sales', href: '/enquiry?type=Twitter' },
      { label: 'How the SMS follows', href: '#follow-up' },
    ],
  },
  sections: [
    {
      kind: 'complaint',
      anchor: 'complaint',
      title: 'A complaint, by the clock',
      lead: 'A late parcel, a public post and a customer who comes back. See who sees what while it is being solved.',
      example: 'A made-up order, shop and customer',
      question: 'View it as',
      views: [
        { view: 'team', title: 'Your team: everything' },
        { view: 'private', title: 'The customer: posts and SMS' },
        { view: 'public', title: 'A follower: posts only' },
      ],
      hidden: 'Not visible here',
      events: [
        {
          time: '14:02',
          view: 'public',
          from: 'Post by the customer',
          text: 'Ordered a week ago, still no parcel, and nobody picks up the phone. Is anyone there?',
        },
        {
          time: '14:04',
          view: 'team',
          from: 'Support hub',
          text: 'Mention sorted as a complaint, ticket 4821 opened, draft reply ready for Asha.',
        },
        {
          time: '14:07',
          view: 'public',
          from: 'Your reply',
          text: 'Sorry about that, Ravi. Please send us the order number in a direct message. We are checking now.',
          reason: 'Quick, polite, and no personal details in public.',
        },
        {
          time: '14:15',
          view: 'team',
          from: 'Order tracking',
          text: 'Parcel found at the courier’s depot. New delivery date: tomorrow morning.',
        },
        {
          time: '14:18',
          view: 'private',
          from: 'SMS from VM-ARVSTR-S',
          text: 'Your order 4821 reaches you tomorrow before 13:00. Track it: arvstr.example/4821 Aravalli Stores',
          reason: 'A service SMS about his own order, from a registered template.',
        },
        {
          time: '14:31',
          view: 'public',
          from: 'Post by the customer',
          text: 'Got the tracking link by SMS. That was quick, thanks.',
          reason: 'Everyone who read the complaint can read how it ended.',
        },
      ],
      total: { value: '29 min', label: 'from the first post to the last, in this example' },
    },
    {
      kind: 'features',
      anchor: 'follow-up',
      head: 'stacked',
      title: 'The SMS behind the post',
      lead: 'A post reaches whoever is scrolling. An SMS reaches the person who asked. These six features make the second step work.',
      note: 'As of November 2026: following an account is not consent to receive SMS, so ask for it separately. A promotional SMS needs a header and a template registered on DLT, goes out between 10:00 and 21:00 IST and carries the suffix -P.',
      items: [
        {
          icon: 'badge-check',
          title: 'Branded, verified messaging',
          text: 'The SMS comes from your DLT-registered header, so followers can tell it from someone using your name.',
        },
        {
          icon: 'braces',
          title: 'Programmable messaging API',
          text: 'A form linked in your post calls the HTTP API, which sends the promised code by SMS.',
        },
        {
          icon: 'languages',
          title: 'Multilingual SMS',
          text: 'Post in English and send the SMS in Hindi; a long Hindi SMS is counted in parts of 67 characters.',
        },
        {
          icon: 'shield-check',
          title: 'Secured transmission',
          text: 'Phone numbers go from your form to our API over TLS and stay out of the public thread.',
        },
        {
          icon: 'route',
          title: 'Priority routing',
          text: 'When a post takes off, login codes use the OTP route while campaign SMS waits on its own.',
        },
        {
          icon: 'cable',
          title: 'Multiple connectivity',
          text: 'Upload a contest list as CSV; run launch day over HTTP or an SMPP connection.',
        },
      ],
    },
    {
      kind: 'highlights',
      title: 'First in public, then in private',
      lead: 'We answer general questions in the thread. Anything about one customer moves to that customer’s phone.',
      scene: 'reply-desk',
      items: [
        {
          title: 'A2P SMS for OTP, transactional and promotional',
          text: 'Our team replies to the question in the thread. The code, the receipt or the offer follows by SMS, each on its own route. Only the offer has to wait for the permitted hours.',
        },
        {
          title: 'Two-way SMS',
          text: 'Post a keyword and a number. Anyone who sends it has asked to hear from you, and the dated message is kept as the record.',
          scene: 'keyword-in',
        },
        {
          title: 'International SMS',
          text: 'Followers abroad can get SMS too. Sender rules and prices differ by country, so check before you promise it in a post.',
          scene: 'country-codes',
        },
      ],
    },
    {
      kind: 'integrations',
      head: 'side',
      title: 'Posts, replies and SMS in step',
      lead: 'A busy thread is little use if your stock list and help desk never hear about it.',
      items: [
        {
          icon: 'chart-no-axes-column',
          title: 'Customer insights',
          text: 'Compare clicks on a post with replies to the SMS that followed, campaign by campaign.',
        },
        {
          icon: 'headset',
          title: 'Support hub',
          text: 'A complaint in a thread becomes a ticket, and the reply with personal details goes by SMS.',
        },
        {
          icon: 'messages-square',
          title: 'Communication center',
          text: 'One team reads mentions, direct messages and SMS replies, so nobody gets two different answers.',
        },
        {
          icon: 'boxes',
          title: 'Inventory control',
          text: 'When the last piece is sold, the post is updated and the remaining SMS are held back.',
        },
        {
          icon: 'truck',
          title: 'Order tracking',
          text: 'Someone asks in public where their parcel is; the tracking link, whitelisted on DLT, reaches them by SMS.',
        },
      ],
    },
    {
      kind: 'cards',
      look: 'stairs',
      title: 'Tech solutions behind the handle',
      items: [
        {
          icon: 'smartphone',
          title: 'Mobile marketing',
          text: 'One calendar holds posts and SMS, so the offer goes out after the announcement and within permitted hours.',
        },
        {
          icon: 'lock',
          title: 'Cyber security',
          text: 'We switch on two-step login for your account, agree with you who may post, and send your users one-time passwords.',
        },
        {
          icon: 'cloud',
          title: 'Cloud solutions',
          text: 'Scheduling, consent records and sending run in the cloud, so your team needs a browser and a login.',
        },
      ],
    },
    {
      kind: 'cards',
      look: 'lead',
      title: 'Engagement with a person behind it',
      items: [
        {
          icon: 'bot',
          title: 'AI and automation',
          text: 'Software sorts mentions and drafts replies. Nothing is posted in your name until a person has read it.',
        },
        {
          icon: 'network',
          title: 'Omnichannel support',
          text: 'A question that starts in a post can end by SMS, phone or WhatsApp, and the agent sees what came before.',
        },
        {
          icon: 'mail-open',
          title: 'Email marketing',
          text: 'The post announces, the SMS reminds and the email explains. Each needs its own consent.',
        },
      ],
    },
  ],
  band: {
    title: 'What do people ask you online?',
    text: 'Send your handle, the questions you get most and the languages you answer in. We reply with a plan for posts, replies and SMS, and a price.',
  },
} satisfies ServicePage
