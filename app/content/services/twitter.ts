import type { ServicePage } from '../page'

export default {
  title: 'Twitter (X) campaigns with SMS follow-up',
  description:
    'Posts and replies on X, formerly Twitter, followed by SMS for people who ask for it: one plan, DLT-registered headers, two-way and international texts.',
  updated: '2026-11-21',
  slug: 'twitter',
  name: 'Twitter',
  order: 70,
  channel: 'advertising',
  hue: 'red',
  tile: 'Posts and replies on X, formerly Twitter, with an SMS for everyone who asks for one.',
  hero: {
    title: 'Answer on Twitter, follow up by SMS',
    lead: 'We plan your posts on X, formerly Twitter, and answer what people ask there. Those who leave a number and agree to texts get the code, the order update or the offer by SMS.',
    scene: 'thread',
    facts: [
      { value: '280', label: 'characters in a standard post' },
      { value: '160 / 70', label: 'characters per SMS part, English / Hindi' },
    ],
    actions: [
      { label: 'Talk to sales', href: '/enquiry?type=Twitter' },
      { label: 'How the text follows', href: '#follow-up' },
    ],
  },
  sections: [
    {
      kind: 'features',
      anchor: 'follow-up',
      title: 'The text behind the post',
      lead: 'A post reaches whoever is scrolling. A text reaches the person who asked. These six parts make the second step work.',
      note: 'As of November 2026: following an account is not consent to be texted, so ask for it separately. A promotional text needs a header and a template registered on DLT, goes out between 10:00 and 21:00 IST and carries the suffix -P.',
      items: [
        {
          icon: 'badge-check',
          title: 'Branded, verified messaging',
          text: 'The text comes from your DLT-registered header, so followers can tell it from somebody borrowing your name.',
        },
        {
          icon: 'braces',
          title: 'Programmable messaging API',
          text: 'A form linked in your post calls the HTTP API, which sends the promised code by SMS.',
        },
        {
          icon: 'languages',
          title: 'Multilingual SMS',
          text: 'Post in English and text in Hindi; a long Hindi message is counted in parts of 67 characters.',
        },
        {
          icon: 'shield-check',
          title: 'Secured transmission',
          text: 'Phone numbers go from your form to our API over TLS and stay out of the public thread.',
        },
        {
          icon: 'route',
          title: 'Priority routing',
          text: 'When a post takes off, login codes use the OTP route and campaign texts wait on theirs.',
        },
        {
          icon: 'cable',
          title: 'Multiple connectivity',
          text: 'A contest list can be a CSV file; a launch day runs over HTTP or an SMPP connection.',
        },
      ],
    },
    {
      kind: 'highlights',
      title: 'In public first, then in person',
      lead: 'What everybody may read is answered in the thread. What concerns one customer moves to that customer’s phone.',
      scene: 'reply-desk',
      items: [
        {
          title: 'A2P SMS for OTP, transactional and promotional',
          text: 'Our desk replies to the question in the thread. The code, the receipt or the offer follows by SMS, each on its own route, and only the offer has to wait for the permitted hours.',
        },
        {
          title: 'Two-way SMS',
          text: 'Post a keyword and a number. Whoever texts it in has asked to hear from you, and the message is kept with its date as the record.',
          scene: 'keyword-in',
        },
        {
          title: 'International SMS',
          text: 'Followers abroad can be texted too. Rules on sender names and prices change at every border, so check before you promise it in a post.',
          scene: 'country-codes',
        },
      ],
    },
    {
      kind: 'integrations',
      title: 'Posts, replies and texts in step',
      lead: 'A busy thread is of little use if the stock list and the help desk do not hear of it.',
      items: [
        {
          icon: 'chart-no-axes-column',
          title: 'Customer insights',
          text: 'Set clicks on a post beside answers to the text that followed, campaign by campaign.',
        },
        {
          icon: 'headset',
          title: 'Support hub',
          text: 'A complaint in a thread becomes a ticket, and the answer with personal details leaves by SMS.',
        },
        {
          icon: 'messages-square',
          title: 'Communication center',
          text: 'One team reads mentions, direct messages and SMS replies, so the same person is not answered twice.',
        },
        {
          icon: 'boxes',
          title: 'Inventory control',
          text: 'When the last piece is sold, the post is updated and the remaining texts are held back.',
        },
        {
          icon: 'truck',
          title: 'Order tracking',
          text: 'Someone asks in public where the parcel is; the tracking link, whitelisted on DLT, reaches them by SMS.',
        },
      ],
    },
    {
      kind: 'cards',
      title: 'Tech solutions behind the handle',
      items: [
        {
          icon: 'smartphone',
          title: 'Mobile marketing',
          text: 'One calendar holds posts and texts, so the SMS offer comes after the announcement and within permitted hours.',
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
      look: 'ledger',
      title: 'Engagement with a person behind it',
      items: [
        {
          icon: 'bot',
          title: 'AI and automation',
          text: 'Software sorts mentions and drafts replies. Nothing is posted under your name before a person has read it.',
        },
        {
          icon: 'network',
          title: 'Omnichannel support',
          text: 'A question that starts in a post can end by SMS, phone or WhatsApp, and the agent sees what came before.',
        },
        {
          icon: 'mail-open',
          title: 'Email marketing',
          text: 'The post announces, the text reminds and the email explains. Each needs a permission of its own.',
        },
      ],
    },
  ],
  band: {
    title: 'What do people ask you online?',
    text: 'Send your handle, the questions you get most and the languages you answer in. We reply with a plan for posts, replies and texts, and its price.',
  },
} satisfies ServicePage
