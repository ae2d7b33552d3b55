import type { ServicePage } from '../page'

export default {
  slug: 'youtube',
  name: 'YouTube',
  order: 100,
  channel: 'advertising',
  hue: 'red',
  title: 'YouTube ads, from bumpers to Shorts',
  description:
    'YouTube advertising in five formats: skippable, non-skippable, bumper, in-feed and Shorts, scripted for the first seconds and paid per view or per thousand.',
  updated: '2026-11-25',
  tile: 'In-stream, bumper, in-feed and Shorts ads, from script to report.',
  hero: {
    title: 'Make the first seconds count',
    lead: 'YouTube campaigns from script to report. Each film is cut for where it plays, how long it can run and how you pay for it.',
    scene: 'video-ads',
    actions: [
      { label: 'Plan a campaign', href: '/enquiry?type=YouTube' },
      { label: 'How you pay', href: '#buying' },
    ],
  },
  sections: [
    {
      kind: 'features',
      title: 'Five formats and how to target them',
      lead: 'The same film rarely works everywhere. Length, shape and the skip button decide how you tell the story.',
      items: [
        {
          icon: 'skip-forward',
          title: 'Skippable in‑stream ads',
          text: 'Viewers can skip after a few seconds, so your name and the reason to stay come first.',
        },
        {
          icon: 'timer',
          title: 'Bumper ads',
          text: 'A few seconds without a skip button: enough for one name, one price or one date.',
        },
        {
          icon: 'film',
          title: 'Non-skippable ads',
          text: 'The whole film plays, for short stories that need their last line.',
        },
        {
          icon: 'layout-grid',
          title: 'In-feed ads',
          text: 'A thumbnail and a title in the home feed or in search results; the viewer chooses to play.',
        },
        {
          icon: 'smartphone',
          title: 'Shorts ads',
          text: 'Vertical clips between Shorts, with the subject filling the frame and the text clear of the buttons.',
        },
        {
          icon: 'users',
          title: 'Audiences and placements',
          text: 'Topics, chosen channels, segments built from search terms, and past viewers, with unsuitable content excluded.',
        },
      ],
    },
    {
      kind: 'storyboard',
      anchor: 'storyboard',
      title: 'Fifteen seconds, frame by frame',
      lead: 'On a skippable ad a button lets viewers leave early, here after five seconds. Everything that has to be said is said before it.',
      example: 'Storyboard of an umbrella ad',
      question: 'What does the viewer take away?',
      skip: 'Skip ad',
      skipAt: 5,
      unseen: 'Not seen',
      watched: {
        label: 'Watches to the end',
        summary: 'Knows the problem, the name, the proof, the price and where to buy.',
      },
      skipped: {
        label: 'Skips after five seconds',
        summary:
          'Still knows the problem and the name, which is what the first five seconds are for.',
      },
      frames: [
        {
          from: 0,
          to: 2,
          job: 'Show the problem',
          picture: 'Heavy rain and an umbrella that the wind has turned inside out',
          voice: '“Third umbrella this monsoon?”',
          title: 'Third one this year?',
        },
        {
          from: 2,
          to: 5,
          job: 'Say the name',
          picture: 'A large white umbrella that keeps the rain off',
          voice: '“This is a Chhaya. It won’t turn inside out.”',
          title: 'Chhaya umbrellas',
        },
        {
          from: 5,
          to: 10,
          job: 'Prove it',
          picture: 'The umbrella leans into a storm and holds its shape',
          voice: 'No voice: wind noise, and the umbrella holds.',
          title: 'Eight steel ribs',
        },
        {
          from: 10,
          to: 15,
          job: 'Ask for one thing',
          picture: 'A closed umbrella beside its price',
          voice: '“₹899, delivered in two days. Tap to order.”',
          title: '₹899',
        },
      ],
      note: 'Example. When a view is charged depends on how the campaign is bought; see the ways to pay below.',
    },
    {
      kind: 'highlights',
      isMirrored: true,
      title: 'Edit by the data, not by taste',
      lead: 'YouTube shows the second at which people leave. That graph settles more arguments in the edit than any opinion.',
      scene: 'watch-curve',
      items: [
        {
          title: 'The second they leave',
          text: 'We test two openings with the same audience and budget. Where the curve drops, we bring the product forward or shorten the middle, and build the next version on the one that held more people.',
        },
        {
          title: 'Bumpers from the same film',
          text: 'Four or five short cuts, each with a single fact, made from the long film without another shoot.',
          scene: 'bumper-bar',
        },
        {
          title: 'A week-by-week plan',
          text: 'The long cut launches, bumpers remind, and an in-feed ad reaches people who search. A frequency cap stops it annoying anyone.',
          scene: 'film-weeks',
        },
      ],
    },
    {
      kind: 'integrations',
      title: 'What happens after the video',
      lead: 'A view matters when something comes of it. Three links show you what viewers do next.',
      items: [
        {
          icon: 'cable',
          title: 'Channel and ad account',
          text: 'Linking the two builds lists of people who watched, subscribed or visited the channel, for the next campaign.',
        },
        {
          icon: 'boxes',
          title: 'Product feed',
          text: 'In Demand Gen campaigns, items from Merchant Center can appear next to the video with current prices.',
        },
        {
          icon: 'activity',
          title: 'Website conversions',
          text: 'Orders after a click and orders after a view stay in separate columns, so neither inflates the other.',
        },
      ],
    },
    {
      kind: 'cards',
      look: 'beside',
      scene: 'film-cuts',
      title: 'Made for the place where it plays',
      items: [
        {
          icon: 'languages',
          title: 'Script and voice-over',
          text: 'Two openings for every film, with the storyboard and voice-over in Hindi, English or both.',
        },
        {
          icon: 'scissors',
          title: 'Edits from one shoot',
          text: 'Landscape for watch pages and televisions, vertical for Shorts, square for feeds, all with captions.',
        },
        {
          icon: 'handshake',
          title: 'Creator videos',
          text: 'Paid creator films carry the paid promotion label and, where the creator agrees, run as ads.',
        },
      ],
    },
    {
      kind: 'cards',
      look: 'terms',
      anchor: 'buying',
      title: 'Pay for the views you want',
      lead: 'Views, reach and orders are bought in different ways, so we keep them in separate campaigns with separate budgets.',
      items: [
        {
          icon: 'play',
          title: 'Cost per view',
          text: 'You set the most you will pay for a view. Suits skippable and in-feed ads that tell a story.',
        },
        {
          icon: 'megaphone',
          title: 'Cost per thousand',
          text: 'You pay for a thousand impressions. Suits bumpers and launches, where being seen is the goal.',
        },
        {
          icon: 'target',
          title: 'Leads and sales',
          text: 'Demand Gen runs in-stream, in-feed and Shorts ads together and bids for leads or orders.',
        },
      ],
      note: 'As of November 2026: what counts as a paid view and how long a non-skippable ad may run differ by campaign type and market. Our plan states the rule for each item. Google reviews every ad before it runs.',
    },
  ],
  band: {
    title: 'Have a film, or just an idea?',
    text: 'Send us either, with your launch date. We reply with the formats that fit, the cuts to make and how you pay for each.',
  },
} satisfies ServicePage
