import type { ServicePage } from '../page'

export default {
  slug: 'instagram',
  name: 'Instagram',
  order: 60,
  channel: 'advertising',
  hue: 'purple',
  title: 'Instagram content, creators and shopping',
  description:
    'Reels, stories, creator partnerships, product tags and ads on one Instagram calendar, with paid work disclosed and results you can read in Insights.',
  updated: '2026-11-25',
  tile: 'Reels, stories, creators and product tags on one calendar.',
  hero: {
    title: 'An Instagram people follow and buy from',
    lead: 'Reels, stories, creator work and ads planned together, so a first-time visitor can see what you sell, trust it and reach the product page.',
    scene: 'photo-grid',
    actions: [
      { label: 'Plan your posts', href: '/enquiry?type=Instagram' },
      { label: 'See creator work', href: '#creators' },
    ],
  },
  sections: [
    {
      kind: 'features',
      head: 'stacked',
      title: 'Every post has a job to do',
      lead: 'Some posts bring in new people, some answer questions, some sell. We decide which before anyone picks up a camera.',
      items: [
        {
          icon: 'clapperboard',
          title: 'Reels',
          text: 'Vertical video with captions on screen and the product in view from the first second.',
        },
        {
          icon: 'circle-dot-dashed',
          title: 'Stories',
          text: 'Polls, question boxes and link stickers, with the useful frames kept as highlights on the profile.',
        },
        {
          icon: 'gallery-horizontal',
          title: 'Carousel posts',
          text: 'Slides for sizes, prices, recipes or finished work, designed to be saved for later.',
        },
        {
          icon: 'tag',
          title: 'Product tags',
          text: 'A tag on the photo shows name and price, and one tap opens the product details.',
        },
        {
          icon: 'languages',
          title: 'Captions in two languages',
          text: 'Hindi, English or a mix, written the way your customers speak and checked by you first.',
        },
        {
          icon: 'chart-no-axes-column',
          title: 'Insights per post',
          text: 'Views, reach, saves, shares and profile visits, each measured against the job of that post.',
        },
      ],
    },
    {
      kind: 'highlights',
      title: 'Film once, use it three ways',
      lead: 'One day with your product gives reels, story frames and ad cuts. Only the opening, the length and the button change.',
      scene: 'reel-strip',
      items: [
        {
          title: 'Reels that start in the middle',
          text: 'The finished dish, the fitted kurta or the repaired engine comes first, the explanation second. We shoot it, or edit what you filmed on a phone, and keep text clear of the buttons along the right and bottom edges.',
        },
        {
          title: 'Stories that ask for a reply',
          text: 'A question box brings messages, a poll brings votes, and both tell us what the next reel should be about.',
          scene: 'story-ring',
        },
        {
          title: 'A calendar you approve',
          text: 'Posts, ads and creator dates share one month view with the festivals marked. Nothing is published until you approve the picture and caption.',
          scene: 'schedule-row',
        },
      ],
    },
    {
      kind: 'crops',
      anchor: 'cuts',
      title: 'One picture, three cuts',
      lead: 'Feed, story and reel each show a different part, and each covers a different edge. We plan the shot so that all three work.',
      example: 'A made-up product picture',
      original: {
        title: 'The shot.',
        text: 'Wide, with the product in the middle and room on every side.',
      },
      toggle: 'Show what the app covers',
      cuts: [
        {
          title: 'Feed',
          size: 'Portrait, 4:5',
          shape: '4:5',
          edges: { top: 0, bottom: 0, side: 3 },
          cover: 'none',
          text: 'The profile grid crops both sides, so nothing important goes there.',
        },
        {
          title: 'Story',
          size: 'Full screen, 9:16',
          shape: '9:16',
          edges: { top: 14, bottom: 20, side: 0 },
          cover: 'story',
          text: 'Name and progress bar on top, the reply field below.',
        },
        {
          title: 'Reel',
          size: 'Full screen, 9:16',
          shape: '9:16',
          edges: { top: 14, bottom: 35, side: 6 },
          cover: 'reel',
          text: 'Caption and buttons cover the lower part, so price and offer move up.',
        },
      ],
      line: 'Block print',
      price: '₹1,890',
      note: 'The shaded areas are an example. Instagram changes its screens, so we check each cut on a phone before every campaign.',
    },
    {
      kind: 'integrations',
      head: 'side',
      title: 'From the grid to your own shop',
      lead: 'Your profile is the shop window. Payments, stock and customer data stay with you.',
      items: [
        {
          icon: 'store',
          title: 'Shop catalogue',
          text: 'Tagged products come from your website’s feed, and the buyer pays at your own checkout.',
        },
        {
          icon: 'messages-square',
          title: 'Shared message inbox',
          text: 'Direct messages and story replies land in one inbox, with saved replies and one person in charge.',
        },
        {
          icon: 'globe',
          title: 'Tagged links',
          text: 'Bio, story and ad links carry campaign tags, so your web analytics show which post brought each visit.',
        },
      ],
    },
    {
      kind: 'cards',
      look: 'steps',
      anchor: 'creators',
      title: 'Creator work without loose ends',
      lead: 'A small creator with the right city and language often suits a local brand better than a famous one.',
      items: [
        {
          icon: 'user-round-search',
          title: 'A checked short list',
          text: 'We check audience city, language, recent paid posts and comment quality before we approach anyone.',
        },
        {
          icon: 'file-text',
          title: 'Brief and usage rights',
          text: 'One document sets the claims, the dates, the disclosure and how long you may reuse the footage.',
        },
        {
          icon: 'handshake',
          title: 'Partnership ads',
          text: 'With the creator’s permission, the post runs as an ad under both names, labelled as a partnership.',
        },
      ],
      note: 'As of November 2026: creators in India have to disclose payment, gifts and other material connections clearly in the post itself; we put this into every brief. Shopping features depend on the commerce eligibility review, which Meta decides.',
    },
    {
      kind: 'cards',
      look: 'terms',
      title: 'Paid reach for posts that already work',
      items: [
        {
          icon: 'circle-play',
          title: 'Reels and Stories ads',
          text: 'Full-screen video with one action: visit, message, book or buy, edited to work with the sound off.',
        },
        {
          icon: 'shopping-bag',
          title: 'Catalogue ads',
          text: 'Tagged posts and catalogue carousels for people who browsed the range but did not order.',
        },
        {
          icon: 'users',
          title: 'Warm audiences',
          text: 'People who watched a reel, saved a post or messaged you become audiences for the next launch.',
        },
      ],
    },
  ],
  band: {
    title: 'Show us your last nine posts',
    text: 'Send the handle and what you sell. We tell you what to keep, what to stop and what to film first.',
  },
} satisfies ServicePage
