import type { Page } from '../page'

export default {
  title: 'Web, Android and iOS app development',
  description:
    'Websites, online shops, Android and iOS apps, payment gateway integration and UI/UX design, built by one team and handed over with the source code.',
  updated: '2026-11-25',
  path: '/web-development',
  hue: 'brand',
  hero: {
    title: 'Elevate Your Digital Presence',
    lead: 'Websites, online shops and mobile apps, designed, built and maintained by one team, from the first wireframe to the first payment.',
    scene: 'web-dev',
    actions: [
      { label: 'Start a project', href: '/enquiry?type=Web%20Development' },
      { label: 'See the stack', href: '#full-stack' },
    ],
  },
  sections: [
    {
      kind: 'tiles',
      anchor: 'android',
      title: 'Android apps for the phones people own',
      lead: 'Most of your customers in India use Android, on phones of every size and budget. We build for slow phones first; fast ones take care of themselves.',
      scene: 'android-phone',
      side: 'right',
      items: [
        {
          icon: 'code-xml',
          title: 'Kotlin',
          text: 'The language of every new Android app we write, with null checks done by the compiler.',
        },
        {
          icon: 'braces',
          title: 'Java',
          text: 'Existing Java apps maintained, and moved to Kotlin one file at a time.',
        },
        {
          icon: 'layers',
          title: 'Jetpack Compose',
          text: 'Screens built once, previewed in light, dark and large text.',
        },
        {
          icon: 'palette',
          title: 'Material Design',
          text: 'Buttons, menus and gestures that behave as Android users expect.',
        },
        {
          icon: 'git-branch',
          title: 'Coroutines',
          text: 'Network and disk work off the main thread, so scrolling stays smooth.',
        },
        {
          icon: 'database',
          title: 'Room',
          text: 'A local database that keeps the app useful in a lift or on a train.',
        },
        {
          icon: 'timer',
          title: 'WorkManager',
          text: 'Uploads and syncs that survive a restart and wait for a connection.',
        },
        {
          icon: 'cable',
          title: 'Retrofit',
          text: 'Typed calls to your API, with timeouts and retries set in advance.',
        },
        {
          icon: 'send',
          title: 'Firebase Messaging',
          text: 'Push notifications that a user can switch off by topic.',
        },
        {
          icon: 'map-pin',
          title: 'Google Maps',
          text: 'Store finders, delivery tracking and addresses picked from a pin.',
        },
        {
          icon: 'list-checks',
          title: 'Espresso',
          text: 'Sign-in, search and checkout tested automatically before each release.',
        },
        {
          icon: 'store',
          title: 'Play Console',
          text: 'Listing, data safety form, staged roll-out and answers to reviewers.',
        },
      ],
    },
    {
      kind: 'tiles',
      anchor: 'ios',
      title: 'iPhone and iPad apps, ready for review',
      lead: 'Apple checks every release against its guidelines. We plan privacy labels, permissions and purchases from the start, so the store review has nothing left to object to.',
      scene: 'ios-phone',
      side: 'left',
      items: [
        {
          icon: 'smartphone',
          title: 'Swift',
          text: 'One language for app, widgets and tests, checked strictly by the compiler.',
        },
        {
          icon: 'layers',
          title: 'SwiftUI',
          text: 'Layouts that follow text size, orientation and the width of an iPad.',
        },
        {
          icon: 'tablet-smartphone',
          title: 'UIKit',
          text: 'Older apps extended without a rewrite, new screens alongside old.',
        },
        {
          icon: 'database',
          title: 'Core Data',
          text: 'Records kept on the device and synced when it is online.',
        },
        {
          icon: 'users-round',
          title: 'TestFlight',
          text: 'Builds on your own phones before submission to the App Store.',
        },
      ],
    },
    {
      kind: 'journey',
      anchor: 'payment-gateway',
      title: 'How a card payment travels',
      lead: 'Six parties take part in every card payment. We integrate RBI-authorised aggregators and bank gateways; your customers’ money never passes through us.',
      note: 'As of November 2026, a payment aggregator collects for many merchants and pays out to them; because it holds money, a non-bank aggregator needs authorisation from the Reserve Bank of India. You sign with the aggregator or bank; it usually asks for contact, terms, privacy, refund and cancellation pages, which we help you prepare.',
      scene: 'pay-flow',
      steps: [
        {
          title: 'Card holder',
          text: 'Your customer chooses an item, enters a card and confirms the payment, usually with a one-time password.',
        },
        {
          title: 'Merchant website',
          text: 'Your shop creates the order, fixes the amount on the server and opens the payment page of the gateway.',
        },
        {
          title: 'Payment gateway',
          text: 'The gateway encrypts the card details and passes the request on. It is technology; it does not hold the money.',
        },
        {
          title: 'Merchant account bank',
          text: 'Your bank, called the acquirer, receives the request and passes it to the card network.',
        },
        {
          title: 'Card network',
          text: 'Visa, Mastercard or RuPay finds the bank that issued the card and asks it for a decision.',
        },
        {
          title: 'Card-issuing bank',
          text: 'The customer’s bank approves or declines. The answer travels back the same way, and the money reaches you through the network and your bank.',
        },
      ],
    },
    {
      kind: 'stack',
      anchor: 'full-stack',
      title: 'Full stack, thirteen\u00a0parts, no\u00a0lock-in',
      lead: 'Widely used, well-documented technology, so your next developer can read what the last one wrote.',
      rows: [
        {
          label: 'Front end',
          items: [
            {
              icon: 'code-xml',
              title: 'HTML and CSS',
              text: 'Pages that work before any script has loaded.',
            },
            {
              icon: 'braces',
              title: 'TypeScript',
              text: 'Mistakes caught by developers, not visitors.',
            },
            {
              icon: 'layers',
              title: 'React',
              text: 'Forms, tables and dashboards from tested components.',
            },
            {
              icon: 'route',
              title: 'Remix',
              text: 'Pages rendered on the server, fast on slow networks.',
            },
          ],
        },
        {
          label: 'Back end',
          items: [
            {
              icon: 'server',
              title: 'Node.js',
              text: 'APIs and live updates, in TypeScript too.',
            },
            {
              icon: 'chart-no-axes-column',
              title: 'Python',
              text: 'Data work, scheduled jobs and reports.',
            },
            {
              icon: 'globe',
              title: 'PHP',
              text: 'Laravel applications and existing WordPress sites.',
            },
          ],
        },
        {
          label: 'Data',
          items: [
            {
              icon: 'database',
              title: 'PostgreSQL',
              text: 'Orders, stock and accounts that must add up.',
            },
            {
              icon: 'table-2',
              title: 'MySQL',
              text: 'Existing databases tuned, upgraded and moved.',
            },
            {
              icon: 'timer',
              title: 'Redis',
              text: 'Sessions, queues and counters that respond at once.',
            },
          ],
        },
        {
          label: 'Delivery',
          items: [
            {
              icon: 'git-branch',
              title: 'Git',
              text: 'Every change reviewed, named and reversible.',
            },
            {
              icon: 'boxes',
              title: 'Docker',
              text: 'The same build on a laptop, in testing and live.',
            },
            {
              icon: 'network',
              title: 'Nginx',
              text: 'HTTPS, caching and load balancing.',
            },
          ],
        },
      ],
    },
    {
      kind: 'topics',
      title: 'Design, artwork and online shops',
      lead: 'What people see first, and what they do next.',
      items: [
        {
          anchor: 'ui-ux',
          icon: 'palette',
          title: 'UI/UX design',
          text: 'We watch how people do the task today, design the shortest way through it, and test that design before a developer starts. You get screens and components that your own team can keep using.',
          points: [
            'Interviews with users and a map of their tasks',
            'Clickable wireframes tested on real phones',
            'A library of colours, type and components',
            'Contrast, keyboard and screen reader checks against WCAG 2.2',
          ],
          link: { label: 'Ask about a design', href: '/enquiry?type=Web%20Development' },
        },
        {
          anchor: 'graphic-design',
          icon: 'layers',
          title: 'Graphic design',
          text: 'Logos, brochures, banners and social media artwork that follow the same rules as your website, so your poster and your app look like one company.',
          points: [
            'Logo with versions for print, screen and favicon',
            'Brochures and packaging as print-ready files',
            'Post and advertisement sizes for each network',
          ],
          link: { label: 'See social media marketing', href: '/digital-marketting#social-media' },
        },
        {
          anchor: 'e-commerce',
          icon: 'store',
          title: 'E-commerce',
          text: 'An online shop is a catalogue, a cart, a payment and a parcel. We build all four, connect them to your stock and accounts, and send the order messages that follow.',
          points: [
            'Catalogue with search, filters and variants',
            'Checkout by card, UPI, net banking or cash on delivery',
            'GST invoices and returns',
            'Courier tracking by SMS or WhatsApp',
          ],
          link: { label: 'See how payments work', href: '#payment-gateway' },
        },
      ],
    },
  ],
  band: {
    title: 'Tell us what you want to build',
    text: 'Send a sketch, a list or a link to something you like. We reply with questions, a scope and a price in writing.',
  },
} satisfies Page
