import type { ServicePage } from '../page'

export default {
  title: 'WhatsApp Business API for sales and support',
  description:
    'WhatsApp Business API set-up, opt-in broadcasts, chatbots and a shared inbox, with Meta’s per-template pricing explained and help with the badge application.',
  updated: '2026-11-25',
  slug: 'whatsapp-marketing',
  name: 'WhatsApp Marketing',
  order: 30,
  channel: 'messaging',
  hue: 'green',
  tile: 'Opt-in broadcasts, chatbots and one shared inbox on the WhatsApp Business API.',
  hero: {
    title: 'Sell and support in one WhatsApp chat',
    lead: 'Send approved templates to people who opted in, and answer them from one inbox your whole team shares. We set up the Business API on Meta’s Cloud API and explain every charge.',
    scene: 'chat-marketing',
    facts: [
      { value: '24 hours', label: 'to reply freely after a customer writes' },
      { value: 'Per template', label: 'is how Meta charges, on delivery' },
    ],
    actions: [
      { label: 'Talk to sales', href: '/enquiry?type=WhatsApp%20Marketing' },
      { label: 'What set-up takes', href: '#set-up' },
    ],
  },
  sections: [
    {
      kind: 'features',
      anchor: 'set-up',
      title: 'What you get, and what Meta needs',
      lead: 'You bring a phone number and your company documents. We open the business account with you, write the templates and send them to Meta for approval. Onboarding often takes one to two weeks.',
      note: 'As of November 2026: since 1 July 2025 Meta charges for each delivered template message, no longer for each 24-hour conversation. Marketing and authentication templates are always charged; utility templates are free inside the 24-hour service window, and service messages are free. Our own fee is extra and is a separate line in your quote.',
      items: [
        {
          icon: 'send',
          title: 'Bulk messaging',
          text: 'One approved template goes to everyone who opted in, with each person’s name and order number filled in.',
        },
        {
          icon: 'bot',
          title: 'Chatbots',
          text: 'A bot answers about prices, timings and order status at night, and leaves the rest for your staff.',
        },
        {
          icon: 'chart-no-axes-column',
          title: 'Analytics',
          text: 'See sent, delivered, read and replied for each template, and drop the ones people ignore.',
        },
        {
          icon: 'inbox',
          title: 'Multi-agent shared inbox',
          text: 'Several agents work from one number, with each chat assigned to a person and visible to the team.',
        },
        {
          icon: 'lock',
          title: 'Encryption',
          text: 'Messages carry WhatsApp’s encryption; on the Cloud API, Meta hosts the business end of the chat.',
        },
        {
          icon: 'badge-check',
          title: 'Green tick verification',
          text: 'We help you apply for the verified badge, formerly the green tick and now blue; Meta decides.',
        },
      ],
    },
    {
      kind: 'chat-thread',
      anchor: 'one-sale',
      head: 'stacked',
      title: 'One sale, and what Meta charges for it',
      lead: 'Follow a customer from the first question to the next offer. Under each step you see the kind of message, and whether Meta charges for it.',
      note: 'An example; our own fee is separate. As of November 2026: Meta always charges for marketing and authentication templates, charges for utility templates only outside the 24-hour service window, and never charges for service messages.',
      example: 'Example of a sale on WhatsApp',
      labels: {
        steps: 'Steps of the sale',
        open: 'Service window open',
        closed: 'Service window closed: templates only',
      },
      steps: [
        {
          anchor: 'sale-question',
          title: 'Question',
          time: 'Day 1, 10:40',
          isOpen: true,
          bubbles: [
            {
              from: 'customer',
              text: { lang: 'hi', text: '₹2,000 से कम में सिल्क दुपट्टा मिलेगा?' },
            },
            {
              from: 'business',
              product: { title: 'Banarasi dupatta', price: '₹1,850' },
              text: { lang: 'en', text: 'Yes. This one comes in maroon and in green.' },
            },
          ],
          charge: {
            category: 'service',
            title: 'Service message',
            cost: 'no charge',
            isCharged: false,
            reason: 'Asha wrote first. For 24 hours you may answer in your own words.',
          },
        },
        {
          anchor: 'sale-order',
          title: 'Order',
          time: 'Day 1, 10:43',
          isOpen: true,
          bubbles: [
            { from: 'customer', text: { lang: 'en', text: 'Green, please.' } },
            {
              from: 'business',
              text: { lang: 'en', text: 'One green dupatta, to your usual address?' },
              buttons: ['Confirm order', 'Change address', 'Talk to a person'],
            },
            { from: 'customer', text: { lang: 'en', text: 'Confirm order' } },
          ],
          charge: {
            category: 'service',
            title: 'Service message',
            cost: 'no charge',
            isCharged: false,
            reason:
              'Reply buttons are part of the open chat. Each answer starts the 24 hours again.',
          },
        },
        {
          anchor: 'sale-payment',
          title: 'Payment',
          time: 'Day 1, 10:45',
          isOpen: true,
          bubbles: [
            {
              from: 'business',
              text: { lang: 'en', text: 'Order 2281: ₹1,850. Pay by UPI or card.' },
              buttons: ['Open payment link'],
            },
            {
              from: 'business',
              text: { lang: 'en', text: 'Payment received. Your invoice is attached.' },
              buttons: ['Invoice 2281.pdf'],
            },
          ],
          charge: {
            category: 'service',
            title: 'Service message',
            cost: 'no charge',
            isCharged: false,
            reason: 'Meta does not charge here. Your payment gateway takes its own fee.',
          },
        },
        {
          anchor: 'sale-delivery',
          title: 'Delivery',
          time: 'Day 3, 09:15',
          isOpen: false,
          bubbles: [
            {
              from: 'business',
              text: { lang: 'en', text: 'Order 2281 is out for delivery and arrives today.' },
              buttons: ['Track the parcel'],
            },
          ],
          charge: {
            category: 'utility',
            title: 'Utility template',
            cost: 'charged',
            isCharged: true,
            reason:
              'The 24 hours are over, so this goes as an approved template. In an open window it is free.',
          },
        },
        {
          anchor: 'sale-review',
          title: 'Review',
          time: 'Day 4, 18:20',
          isOpen: true,
          bubbles: [
            { from: 'customer', text: { lang: 'en', text: 'It is lovely, thank you!' } },
            {
              from: 'business',
              text: { lang: 'en', text: 'So glad! May we tell you when new designs arrive?' },
              buttons: ['Yes, tell me', 'No, thanks'],
            },
            { from: 'customer', text: { lang: 'en', text: 'Yes, tell me' } },
          ],
          charge: {
            category: 'service',
            title: 'Service message',
            cost: 'no charge',
            isCharged: false,
            reason: 'She wrote again, so the window is open. Her yes is the opt-in for offers.',
          },
        },
        {
          anchor: 'sale-offer',
          title: 'Next offer',
          time: 'Three weeks later',
          isOpen: false,
          bubbles: [
            {
              from: 'business',
              product: { title: 'Winter shawls', price: 'from ₹2,400' },
              text: { lang: 'en', text: 'Asha, the new shawls are in.' },
              buttons: ['See them', 'Stop offers'],
            },
          ],
          charge: {
            category: 'marketing',
            title: 'Marketing template',
            cost: 'charged',
            isCharged: true,
            reason:
              'Marketing is always charged, window or not, and goes only to people who opted in.',
          },
        },
      ],
    },
    {
      kind: 'highlights',
      isMirrored: true,
      title: 'From the first hello to the next offer',
      note: 'As of November 2026: a business may message only people who opted in. Within 24 hours of a customer’s last message you may answer in your own words; after that, only with an approved template.',
      scene: 'click-to-whatsapp',
      items: [
        {
          title: 'Click-to-WhatsApp',
          text: 'A link, a QR code or an ad opens a chat with the first line already typed. Once the customer sends it, your team has 24 hours to answer freely, and can ask whether offers are welcome later.',
        },
        {
          title: 'Automated responses',
          text: 'A greeting, an away message and quick replies deal with the usual questions. An agent can take over at any point.',
          scene: 'quick-replies',
        },
        {
          title: 'Broadcast',
          text: 'Send one template to a chosen list at a chosen hour. Replies come back as separate chats: customers never see each other.',
          scene: 'one-to-many',
        },
      ],
    },
    {
      kind: 'integrations',
      head: 'side',
      title: 'A chat that knows the customer',
      lead: 'Answers are only as good as the data behind them, so we connect the systems that hold it.',
      items: [
        {
          icon: 'bot',
          title: 'Chatbots',
          text: 'The bot looks up the order in your shop or ERP before it answers, and says so when it finds nothing.',
        },
        {
          icon: 'database',
          title: 'CRM integration',
          text: 'Number, consent date, last message and agent are written to the customer’s record after every chat.',
        },
        {
          icon: 'network',
          title: 'Multi-channel',
          text: 'If a number is not on WhatsApp, the notice goes as an SMS under your DLT header instead.',
        },
        {
          icon: 'image',
          title: 'Rich media',
          text: 'A template can start with one image, short video, PDF invoice or map location above its text.',
        },
        {
          icon: 'mouse-pointer-click',
          title: 'Interactive buttons',
          text: 'In an open chat, a message can carry up to three reply buttons or a list of up to ten choices.',
        },
      ],
    },
    {
      kind: 'cards',
      head: 'small',
      look: 'prose',
      title: 'Tech solutions on the Business API',
      items: [
        {
          icon: 'webhook',
          title: 'API solutions',
          text: 'Your software sends templates over HTTP, and incoming messages and delivery status are posted to your server.',
        },
        {
          icon: 'headset',
          title: 'Support automation',
          text: 'Chats are sorted by topic and language, and the ones close to the 24-hour limit move to the top.',
        },
        {
          icon: 'megaphone',
          title: 'Marketing campaigns',
          text: 'We plan the list, template and sending day together, and allow time for Meta’s approval. People who reply STOP are left out.',
        },
      ],
    },
    {
      kind: 'cards',
      look: 'steps',
      title: 'Engagement that ends in an order',
      items: [
        {
          icon: 'store',
          title: 'Conversational commerce',
          text: 'Show the catalogue, take the order and send a payment link in the chat, with no other app to install.',
        },
        {
          icon: 'calendar-check',
          title: 'Order and booking automation',
          text: 'Your system records a booking, and the confirmation, the reminder and any change of time go out as utility templates.',
        },
        {
          icon: 'activity',
          title: 'Engagement analytics',
          text: 'Compare replies, orders and opt-outs week by week, and see which template brought the order.',
        },
      ],
    },
  ],
  band: {
    title: 'Show us what your customers ask',
    text: 'Send us the ten most common questions, your monthly volume and how people opt in today. We reply with a set-up plan and a quote.',
  },
} satisfies ServicePage
