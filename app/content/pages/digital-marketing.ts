import type { MarketingPage } from '../page'

export default {
  title: 'Digital marketing and business messaging',
  description:
    'Bulk SMS, voice, WhatsApp, IVR and toll-free numbers, social and search advertising, SEO, content and email marketing for businesses in India.',
  updated: '2026-11-25',
  path: '/digital-marketting',
  hue: 'green',
  hero: {
    title: 'Be found, be heard, be answered',
    lead: 'Search and social advertising bring people to you. SMS, voice and WhatsApp keep the conversation going. One team plans both and reports on them together.',
    scene: 'marketing-grid',
    actions: [
      { label: 'Plan a campaign', href: '/enquiry?type=Digital%20Marketing' },
      { label: 'See our products', href: '#products' },
    ],
  },
  products: {
    anchor: 'products',
    title: 'Our Products',
    lead: '{messagingInWords} messaging channels and {advertisingInWords} advertising channels. Start with the one your customers already use.',
  },
  sections: [
    {
      kind: 'topics',
      title: 'The work behind the channels',
      lead: 'Every channel depends on these four: the people you reach should find what they came for.',
      items: [
        {
          anchor: 'seo',
          icon: 'search',
          title: 'SEO',
          text: 'Search engines reward pages that load fast, answer the question and are easy to crawl. We fix what gets in the way and show the effect in Search Console. Nobody can guarantee a ranking, and we do not.',
          points: [
            'Audit of crawling, indexing, speed and broken links',
            'Search terms grouped by what people want to do',
            'One clear title and description for every page',
            'Structured data that describes what the page shows',
            'A business profile for searches near your address',
          ],
          link: {
            label: 'Add Google Ads for the same searches',
            href: '/digital-marketting/google-ads',
          },
        },
        {
          anchor: 'social-media',
          icon: 'users-round',
          title: 'Social media marketing',
          text: 'We plan a month of posts in one sitting, you approve them, and we reply while people are still around. Paid reach goes to posts that already do well on their own.',
          points: [
            'Calendar of posts in English, Hindi or both',
            'Artwork and short videos sized for each network',
            'Comments and direct messages answered in your words',
            'Paid campaigns with a daily limit that you set',
          ],
          link: { label: 'See Instagram marketing', href: '/digital-marketting/instagram' },
        },
        {
          anchor: 'content',
          icon: 'file-text',
          title: 'Content marketing',
          text: 'Buyers ask the same questions again and again. We collect them from your sales and support desks, answer each one properly on a page or in a video, and keep the answers up to date.',
          points: [
            'Topics taken from real questions, not from keyword lists',
            'Articles, guides and product pages in plain words',
            'Scripts, titles and captions for video',
            'A review date on every page, so none goes stale',
          ],
          link: { label: 'See YouTube marketing', href: '/digital-marketting/youtube' },
        },
        {
          anchor: 'email',
          icon: 'mail-open',
          title: 'Email marketing',
          text: 'Email suits longer messages: the catalogue, the invoice, the story behind the offer. We set up your domain so your email is accepted, and send only to people who agreed.',
          points: [
            'SPF, DKIM and DMARC records for your domain',
            'Lists with proof of consent and a date for each address',
            'Templates that read well on a phone and without images',
            'An unsubscribe link in every message, honoured immediately',
            'Opens, clicks and bounces next to your SMS results',
          ],
          link: {
            label: 'Short message? See WhatsApp',
            href: '/digital-marketting/whatsapp-marketing',
          },
        },
      ],
    },
    {
      kind: 'statement',
      text: 'We send only to people who agreed to hear from you, and stop when they say stop.',
      scene: 'sending-hours',
      small:
        'Promotional SMS in India goes out between 10:00 and 21:00 IST, from registered headers and templates; WhatsApp needs opt-in. Rules as of November 2026.',
    },
  ],
  band: {
    title: 'Who do you want to reach?',
    text: 'Tell us the audience, the budget and the date. We suggest the channel, and tell you if it is not one of ours.',
  },
} satisfies MarketingPage
