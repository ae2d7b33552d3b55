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
  updated: '2026-11-21',
  tile: 'Search, Shopping, Performance Max and the tracking behind them.',
  hero: {
    title: 'Be found the moment they search',
    lead: 'Search, Shopping, Performance Max and Demand Gen campaigns, built on keywords you have seen and conversions that were tested before the first rupee is spent.',
    scene: 'search-ads',
    facts: [
      { value: '4', label: 'campaign types on this page' },
      { value: '15', label: 'headlines in one responsive search ad' },
      { value: '6', label: 'AdTech parts behind the bids' },
    ],
    actions: [
      { label: 'Plan a campaign', href: '/enquiry?type=Google%20Ads' },
      { label: 'See the tracking', href: '#adtech' },
    ],
  },
  sections: [
    {
      kind: 'features',
      title: 'What a person should still decide',
      lead: 'Google automates bids, placements and the order of headlines. These are the decisions that we make by hand and show you.',
      items: [
        {
          icon: 'search',
          title: 'Search campaigns',
          text: 'Keywords grouped by what the searcher wants, starting with exact and phrase match, widened on evidence.',
        },
        {
          icon: 'layers',
          title: 'Responsive search ads',
          text: 'Up to 15 headlines and 4 descriptions, written to make sense in whatever order Google shows them.',
        },
        {
          icon: 'funnel-x',
          title: 'Negative keywords',
          text: 'The search terms report is read for job seekers, free downloads and distant towns, which are then blocked.',
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
      note: 'As of November 2026: clicks are priced by auction, and Google reviews each ad and product. Campaign types change often, so we record in writing what runs in your account and when it was altered.',
    },
    {
      kind: 'highlights',
      title: 'You pay per click, so choose the click',
      lead: 'The cheapest improvement is seldom a bigger bid. It is a closer keyword, a clearer ad or a faster page.',
      scene: 'keyword-auction',
      items: [
        {
          title: 'An auction you can understand',
          text: 'Each search holds an auction. Your bid, the quality of ad and landing page, and the context of the search decide who appears and at what price. We improve the ad and the page first, because raising the bid is the costly way up.',
        },
        {
          title: 'Assets that answer early',
          text: 'Sitelinks, prices, a location or a call button, once known as extensions. Adding them is free; a click on one costs like any other.',
          scene: 'extensions-row',
        },
        {
          title: 'Shopping from a clean feed',
          text: 'Titles, barcodes (GTIN), prices and stock are corrected in Merchant Center first, so fewer products are refused and the right search finds them.',
          scene: 'feed-rows',
        },
      ],
    },
    {
      kind: 'integrations',
      title: 'Joined to your shop, phone and CRM',
      lead: 'An enquiry by phone or a sale at the counter began with a search too. These five connections keep the thread.',
      items: [
        {
          icon: 'chart-no-axes-column',
          title: 'Google Analytics',
          text: 'Key events and audiences are shared with the ad account, and differences between the two are explained.',
        },
        {
          icon: 'package-check',
          title: 'Shop platforms',
          text: 'WooCommerce, Shopify or a shop of your own supplies products, order values and cancellations.',
        },
        {
          icon: 'headset',
          title: 'Telephone calls',
          text: 'A virtual number per campaign, answered by your IVR, shows which ad made the phone ring.',
        },
        {
          icon: 'database',
          title: 'CRM stages',
          text: 'The click ID is stored with the enquiry, so a sale made weeks later still finds its keyword.',
        },
        {
          icon: 'map-pin',
          title: 'Business Profile',
          text: 'Your Google Business Profile supplies address, hours and directions for ads shown to people nearby.',
        },
      ],
    },
    {
      kind: 'cards',
      anchor: 'adtech',
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
          text: 'Rules fix titles, categories and missing attributes on every run, and refused products come back as a list.',
        },
        {
          icon: 'server',
          title: 'Server-side tagging',
          text: 'A tagging server on your own subdomain decides which fields leave your site, and to whom.',
        },
        {
          icon: 'shield-check',
          title: 'Audience consent',
          text: 'Consent mode passes the choice of each visitor to Google tags; refusal means no advertising cookie and no remarketing.',
        },
        {
          icon: 'upload',
          title: 'Offline conversion import',
          text: 'Orders closed by phone or at the counter return to Google Ads by click ID or hashed contact.',
        },
        {
          icon: 'file-text',
          title: 'Reporting',
          text: 'Spend, conversions and cost per sale by campaign on one page, with every change dated beside them.',
        },
      ],
      note: 'As of November 2026: new offline imports by API go through the Google Data Manager API. The notice and consent duties of the Indian data protection law (DPDP) take effect in May 2027; we set up consent before that date, not after it.',
    },
  ],
  band: {
    title: 'Which searches should lead to you?',
    text: 'Send five phrases your customers type, or a search terms report if you already advertise. We answer with what to buy, block and measure.',
  },
} satisfies ServicePage
