import type { ServicePage } from '../page'

export default {
  slug: 'google-ads',
  name: 'Google Ads',
  order: 90,
  channel: 'advertising',
  hue: 'blue',
  title: 'Google Ads for Search and Shopping',
  description:
    'Search, Shopping, Performance Max and Demand Gen campaigns with negative keywords, clean product feeds, consented tracking and offline conversion import.',
  updated: '2026-11-25',
  tile: 'Search, Shopping, Performance Max and the tracking behind them.',
  hero: {
    title: 'Be found the moment they search',
    lead: 'Search, Shopping, Performance Max and Demand Gen campaigns, built on keywords you have approved and conversion tracking tested before you spend the first rupee.',
    scene: 'search-ads',
    actions: [
      { label: 'Plan a campaign', href: '/enquiry?type=Google%20Ads' },
      { label: 'See the tracking', href: '#adtech' },
    ],
  },
  sections: [
    {
      kind: 'features',
      title: 'What we still decide by hand',
      lead: 'Google automates bids, placements and the order of headlines. We make these decisions ourselves and show you each one.',
      items: [
        {
          icon: 'search',
          title: 'Search campaigns',
          text: 'Keywords grouped by intent. We start with exact and phrase match and widen only when the data supports it.',
        },
        {
          icon: 'layers',
          title: 'Responsive search ads',
          text: 'Up to 15 headlines and 4 descriptions, written to make sense in any order Google shows them.',
        },
        {
          icon: 'funnel-x',
          title: 'Negative keywords',
          text: 'We read the search terms report and block job seekers, free downloads and towns you do not serve.',
        },
        {
          icon: 'sparkles',
          title: 'Performance Max',
          text: 'One campaign across Search, YouTube, Display, Discover, Gmail and Maps, with our images, exclusions and negatives.',
        },
        {
          icon: 'image-play',
          title: 'Demand Gen',
          text: 'Image and video ads on YouTube, Discover and Gmail for buyers who are not searching yet.',
        },
        {
          icon: 'shopping-bag',
          title: 'Shopping ads',
          text: 'Picture, price and shop name in the results, taken from the products approved in Merchant Center.',
        },
      ],
      note: 'As of November 2026: clicks are priced by auction, and Google reviews each ad and product. Campaign types change often, so we record in writing what runs in your account and when it changed.',
    },
    {
      kind: 'auction',
      anchor: 'auction',
      title: 'A better ad beats a bigger bid',
      lead: 'Move your bid, then move the quality of your ad. Watch your place on the page and what you pay for a click.',
      query: 'ac repair near me',
      you: 'Your ad',
      rivals: [
        { name: 'Competitor A', bid: 22, quality: 6 },
        { name: 'Competitor B', bid: 30, quality: 4 },
        { name: 'Competitor C', bid: 14, quality: 5 },
      ],
      threshold: 60,
      bid: { label: 'Most you would pay for a click', least: 5, most: 40, start: 18 },
      quality: { label: 'Quality of ad and landing page', least: 1, most: 10, start: 5 },
      casesLead:
        'One search, the same competitors, three ways to take part. Compare the place and the price of a click.',
      cases: [
        { title: 'Today', bid: 18, quality: 5 },
        { title: 'You raise the bid', bid: 28, quality: 5 },
        { title: 'You improve the ad', bid: 18, quality: 8 },
      ],
      labels: {
        place: 'Your place',
        price: 'Price per click',
        bid: 'Bid',
        quality: 'Quality',
        outside: 'Not shown',
        results: 'Sponsored results',
      },
      note: 'Example with made-up bids. Here a place is bid × quality, and you pay what keeps you just above the next ad. The real auction runs anew for every search and also weighs the search itself, assets and minimum thresholds.',
    },
    {
      kind: 'highlights',
      isMirrored: true,
      title: 'You pay per click, so make it count',
      lead: 'Three places where budgets leak, and what we do about each.',
      scene: 'search-terms',
      items: [
        {
          title: 'Every search term gets an answer',
          text: 'The report shows what people really typed before they clicked. Each week every new term is bid on, watched or blocked, and you see the list with the reason beside each line.',
        },
        {
          title: 'Assets that answer first',
          text: 'Sitelinks, prices, a location or a call button, once known as extensions. Adding them is free; a click on one costs the same as any other.',
          scene: 'extensions-row',
        },
        {
          title: 'Shopping from a clean feed',
          text: 'We correct titles, barcodes (GTIN), prices and stock in Merchant Center first, so fewer products are disapproved and the right searches find them.',
          scene: 'feed-rows',
        },
      ],
    },
    {
      kind: 'integrations',
      title: 'Connected to shop, phone and CRM',
      lead: 'A phone enquiry or a counter sale often starts with a search too. These five connections link the two.',
      items: [
        {
          icon: 'chart-no-axes-column',
          title: 'Google Analytics',
          text: 'We share key events and audiences with the ad account, and explain any difference between the two.',
        },
        {
          icon: 'package-check',
          title: 'Shop platforms',
          text: 'WooCommerce, Shopify or your own shop sends products, order values and cancellations.',
        },
        {
          icon: 'headset',
          title: 'Telephone calls',
          text: 'A virtual number per campaign, answered by your IVR, shows which ad made the phone ring.',
        },
        {
          icon: 'database',
          title: 'CRM stages',
          text: 'The click ID is stored with the enquiry, so a sale made weeks later is still credited to its keyword.',
        },
        {
          icon: 'map-pin',
          title: 'Business Profile',
          text: 'Your Google Business Profile supplies the address, hours and directions for ads shown to people nearby.',
        },
      ],
    },
    {
      kind: 'cards',
      anchor: 'adtech',
      look: 'ledger',
      title: 'AdTech Solutions',
      lead: 'Automated bidding is only as good as the conversions it learns from. This is the work behind the ads.',
      items: [
        {
          icon: 'target',
          title: 'Conversion tracking',
          text: 'Forms, calls and orders are separate actions with values, and enhanced conversions match them with hashed contact data.',
        },
        {
          icon: 'boxes',
          title: 'Feed management',
          text: 'Rules fix titles, categories and missing attributes on every run, and you get a list of disapproved products.',
        },
        {
          icon: 'server',
          title: 'Server-side tagging',
          text: 'A tagging server on your own subdomain decides which fields leave your site, and to whom.',
        },
        {
          icon: 'shield-check',
          title: 'Audience consent',
          text: 'Consent mode passes each visitor’s choice to Google tags. If they refuse, there is no advertising cookie and no remarketing.',
        },
        {
          icon: 'upload',
          title: 'Offline conversion import',
          text: 'Orders closed by phone or at the counter are sent back to Google Ads by click ID or hashed contact.',
        },
        {
          icon: 'file-text',
          title: 'Reporting',
          text: 'Spend, conversions and cost per sale by campaign on one page, with the date of every change.',
        },
      ],
      note: 'As of November 2026: new offline imports by API go through the Google Data Manager API. The notice and consent duties of the Indian data protection law (DPDP) take effect in May 2027; we set up consent before that date, not after it.',
    },
  ],
  band: {
    title: 'Which searches should lead to you?',
    text: 'Send five phrases your customers type, or a search terms report if you already advertise. We reply with what to bid on, block and measure.',
  },
} satisfies ServicePage
