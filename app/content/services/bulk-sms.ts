import type { ServicePage } from '../page'

export default {
  title: 'Bulk SMS in India: OTP, service and promotional',
  description:
    'Bulk SMS with DLT registration help: OTP, transactional and promotional routes, Hindi and English, HTTP API and SMPP. Price list in CSV.',
  updated: '2026-11-25',
  slug: 'bulk-sms',
  name: 'Bulk SMS',
  order: 10,
  channel: 'messaging',
  hue: 'red',
  tile: 'OTPs, alerts and offers under your registered DLT header, by API, SMPP or spreadsheet.',
  hero: {
    title: 'Bulk SMS under your own name',
    lead: 'One-time passwords, order updates and offers under your DLT-registered header, sent by API, SMPP or spreadsheet. We prepare the registration with you.',
    scene: 'bulk-sms',
    facts: [
      { value: '160 or 70', label: 'characters in a part, English or Hindi' },
      { value: '10:00–21:00', label: 'hours for promotional SMS, IST' },
    ],
    actions: [
      { label: 'Talk to sales', href: '/enquiry?type=Bulk%20SMS' },
      { label: 'Download SMS Pricing', href: '/SMSPricing.csv', isDownload: true },
    ],
  },
  sections: [
    {
      kind: 'features',
      title: 'Registered, routed and reported',
      lead: 'Before a business SMS reaches a phone in India, the operator checks who is sending it, under which header and with which template.',
      note: 'As of November 2026: registration on the DLT platform of one operator (TRAI, TCCCPR 2018) is accepted by all operators. Promotional SMS goes out from 10:00 to 21:00 IST, and to numbers on the preference (DND) register only with consent. The operator adds ‑P, ‑S, ‑T or ‑G to the header: promotional, service, transactional, government.',
      items: [
        {
          icon: 'badge-check',
          title: 'Branded, verified messaging',
          text: 'Order notices show your registered header, such as JD-ABCXYZ-S, instead of an unknown ten-digit mobile number.',
        },
        {
          icon: 'braces',
          title: 'Programmable messaging API',
          text: 'Your software sends a message with one HTTP request and receives the delivery report at your own URL.',
        },
        {
          icon: 'languages',
          title: 'Multilingual SMS',
          text: 'Send in Hindi or another Indian language. A Unicode SMS holds 70 characters a part instead of 160.',
        },
        {
          icon: 'shield-check',
          title: 'Secured transmission',
          text: 'TLS protects every request to our API. From there, the message travels on the operators’ own networks.',
        },
        {
          icon: 'route',
          title: 'Priority routing',
          text: 'OTPs have their own route, so they do not queue behind a festival offer.',
        },
        {
          icon: 'cable',
          title: 'Multiple connectivity',
          text: 'Start with a CSV upload, call the HTTP API, or hold an SMPP connection for steady high volume.',
        },
      ],
    },
    {
      kind: 'highlights',
      anchor: 'routes',
      title: 'Three kinds of SMS, priced separately',
      lead: 'The price list counts parts, not messages. A longer SMS is billed as two or more parts, and the phone shows them as one message.',
      note: 'As of November 2026: on DLT, “transactional” means a bank’s OTP for a transaction. Other OTPs, order and bill notices are “service implicit”. “Service explicit” messages need the recipient’s consent and go out only from 10:00 to 21:00.',
      scene: 'route-lanes',
      action: { label: 'Download SMS Pricing', href: '/SMSPricing.csv', isDownload: true },
      items: [
        {
          title: 'A2P SMS for OTP, transactional and promotional',
          text: 'OTPs and order updates go out at any hour. Promotional messages go out only from 10:00 to 21:00. Each kind has its own route, templates and price, so a sale does not slow down a login.',
        },
        {
          title: 'Two-way SMS',
          text: 'Customers reply to a long code or a short code, and each reply reaches your own URL as it arrives. Set‑up and rental charges apply.',
          scene: 'reply-pair',
        },
        {
          title: 'International SMS',
          text: 'SMS sent abroad needs no DLT registration, but sender rules and prices differ by country and network, so we quote for each destination.',
          scene: 'country-codes',
        },
      ],
    },
    {
      kind: 'sms-report',
      anchor: 'report',
      head: 'stacked',
      title: 'Know why each message failed, and what to do next',
      lead: 'Every campaign ends with a report like this. Choose a fix, then open a reason.',
      note: 'All figures are an example. As of November 2026, error codes and details differ by operator.',
      example: 'Example report',
      campaign: [
        { label: 'Header', value: 'AD-KHADIS-P' },
        { label: 'Template', value: 'Festive week, Hindi' },
        { label: 'Sent', value: '11:00' },
      ],
      sent: 10000,
      labels: {
        sent: 'Submitted',
        delivered: 'Delivered',
        failed: 'Failed',
        filter: 'Which failures to show',
        all: 'All failures',
      },
      fixes: [
        { fix: 'retry', title: 'Send again' },
        { fix: 'list', title: 'Fix the list' },
        { fix: 'dlt', title: 'Fix on DLT' },
      ],
      reasons: [
        {
          title: 'Phone switched off or out of coverage',
          count: 284,
          fix: 'retry',
          meaning:
            'The operator keeps trying until the validity of the message ends, and then reports it as expired.',
          cure: 'Send again on another day and at another hour. If the notice is urgent, follow it with a voice call.',
        },
        {
          title: 'Phone or SIM memory full',
          count: 19,
          fix: 'retry',
          meaning: 'The number is in use, but the handset had no room for another message.',
          cure: 'Send again once. If the result is the same, use WhatsApp for customers who opted in.',
        },
        {
          title: 'Number not in use',
          count: 171,
          fix: 'list',
          meaning: 'The operator does not know the number: it was typed wrongly or given up.',
          cure: 'Remove it from your list. Download the report as CSV and match it by number in your CRM.',
        },
        {
          title: 'On the preference (DND) register, no consent',
          count: 96,
          fix: 'list',
          meaning:
            'DLT checks promotional SMS against the register and blocks it before it is sent.',
          cure: 'Do not send again. Ask for consent at the counter or in your order form, and record it on DLT.',
        },
        {
          title: 'Text differs from the approved template',
          count: 74,
          fix: 'dlt',
          meaning: 'One changed word, a double space or a variable over 30 characters is enough.',
          cure: 'Compare the text with the template, or register the new wording as a template of its own.',
          link: {
            label: 'Check a template',
            href: '/digital-marketting/bulk-sms/template-checker',
          },
        },
        {
          title: 'Web link not whitelisted',
          count: 38,
          fix: 'dlt',
          meaning: 'Operators block a message whose link is not on the list of your DLT account.',
          cure: 'Add the link to your whitelist on DLT, wait for approval, then send again.',
        },
      ],
    },
    {
      kind: 'integrations',
      head: 'side',
      title: 'SMS from your own systems',
      lead: 'Your CRM, shop or ERP decides when to send. The API fills in the approved template and reports the result.',
      note: 'As of November 2026: operators block a message whose web link or app file (APK) is not whitelisted on DLT.',
      items: [
        {
          icon: 'chart-no-axes-column',
          title: 'Customer insights',
          text: 'Delivery reports list each number with its result, so you can remove dead numbers before the next campaign.',
        },
        {
          icon: 'headset',
          title: 'Support hub',
          text: 'A customer’s reply opens a ticket in your help desk, next to the message it answers.',
        },
        {
          icon: 'messages-square',
          title: 'Communication center',
          text: 'SMS, voice and WhatsApp share one contact list and one record of who opted out.',
        },
        {
          icon: 'boxes',
          title: 'Inventory control',
          text: 'When stock falls below the level you set, your system calls the API and the buyer gets an SMS.',
        },
        {
          icon: 'truck',
          title: 'Order tracking',
          text: 'Packed, shipped and delivered are three approved templates. Your order data fills the variables, up to 30 characters each.',
        },
      ],
    },
    {
      kind: 'cards',
      head: 'small',
      look: 'prose',
      title: 'Tech solutions around the message',
      items: [
        {
          icon: 'smartphone',
          title: 'Mobile marketing',
          text: 'Campaigns timed for the permitted hours and sent to people who consented, with opt-outs removed before each run.',
        },
        {
          icon: 'lock',
          title: 'Cyber security',
          text: 'A one-time password by SMS adds a second check to logins and payments. We help you set its expiry and retry limits.',
        },
        {
          icon: 'cloud',
          title: 'Cloud solutions',
          text: 'Sending runs in the cloud, so there is no modem, SIM box or gateway server to look after in your office.',
        },
      ],
    },
    {
      kind: 'cards',
      look: 'stairs',
      title: 'Engagement after the first SMS',
      items: [
        {
          icon: 'bot',
          title: 'AI and automation',
          text: 'Replies such as YES, STOP or an order number are answered automatically. Anything unclear goes to a person.',
        },
        {
          icon: 'network',
          title: 'Omnichannel support',
          text: 'If an SMS cannot be delivered, the same notice can follow as a voice call, or on WhatsApp for those who opted in.',
        },
        {
          icon: 'mail-open',
          title: 'Email marketing',
          text: 'Put the news in the SMS and the details in an email, then see which one worked.',
        },
      ],
    },
  ],
  band: {
    title: 'Tell us what you want to send',
    text: 'How many messages a month, in which languages and what for? We reply with a price per part and the documents you need for DLT.',
  },
} satisfies ServicePage
