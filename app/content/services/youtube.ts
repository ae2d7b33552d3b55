import type { ServicePage } from '../page'

export default {
  slug: 'youtube',
  name: 'YouTube',
  order: 100,
  channel: 'advertising',
  hue: 'red',
  title: 'YouTube ads, from bumpers to Shorts',
  description:
    'YouTube advertising in five formats: skippable, non-skippable, bumper, in-feed and Shorts, scripted for the first seconds and paid by view or by thousand.',
  updated: '2026-11-21',
  tile: 'In-stream, bumper, in-feed and Shorts ads, from script to report.',
  hero: {
    title: 'Make the first five seconds count',
    lead: 'YouTube campaigns from script to report. Each film is cut for the place where it plays, the length it may run and the way it is paid for.',
    scene: 'video-ads',
    facts: [
      { value: '6 s', label: 'longest bumper ad' },
      { value: '5 s', label: 'before a viewer may skip' },
      { value: '5', label: 'ad formats on this page' },
    ],
    actions: [
      { label: 'Plan a campaign', href: '/enquiry?type=YouTube' },
      { label: 'What a view costs', href: '#buying' },
    ],
  },
  sections: [
    {
      kind: 'features',
      title: 'Five formats and a way to aim them',
      lead: 'The same film seldom works everywhere. Length, shape and the skip button decide how the story has to be told.',
      items: [
        {
          icon: 'skip-forward',
          title: 'Skippable in-stream ads',
          text: 'The viewer may skip after five seconds, so the name and the reason to stay come before.',
        },
        {
          icon: 'timer',
          title: 'Bumper ads',
          text: 'Up to six seconds without a skip button: enough for one name, one price or one date.',
        },
        {
          icon: 'film',
          title: 'Non-skippable ads',
          text: 'The whole film plays, commonly up to 15 seconds, for stories that need their last line.',
        },
        {
          icon: 'layout-grid',
          title: 'In-feed ads',
          text: 'A thumbnail and a title on the home feed or in search results; the viewer chooses to play.',
        },
        {
          icon: 'smartphone',
          title: 'Shorts ads',
          text: 'Vertical clips between Shorts, with the subject filling the frame and the words above the buttons.',
        },
        {
          icon: 'users',
          title: 'Audiences and placements',
          text: 'Topics, chosen channels, segments built from search words, and earlier viewers, with unsuitable content excluded.',
        },
      ],
    },
    {
      kind: 'highlights',
      title: 'Cut to the curve, not to taste',
      lead: 'YouTube shows at which second people leave. That graph settles more arguments in the edit than any opinion.',
      scene: 'watch-curve',
      items: [
        {
          title: 'The second they leave',
          text: 'Two openings run against each other with the same audience and budget. Where the curve drops, we move the product forward or shorten the middle, and the next version starts from the one that held more people.',
        },
        {
          title: 'Bumpers from the same film',
          text: 'Four or five cuts of six seconds, each with a single fact, made from the footage of the long film without another shoot.',
          scene: 'bumper-bar',
        },
        {
          title: 'A plan by the week',
          text: 'The long cut opens, bumpers remind, and an in-feed ad meets those who go looking. A frequency cap keeps it bearable.',
          scene: 'film-weeks',
        },
      ],
    },
    {
      kind: 'integrations',
      title: 'What happens after the video',
      lead: 'A view matters when something follows it. Three links make that visible.',
      items: [
        {
          icon: 'cable',
          title: 'Channel and ad account',
          text: 'Linking the two builds lists of people who watched, subscribed or visited the channel, for the next campaign.',
        },
        {
          icon: 'boxes',
          title: 'Product feed',
          text: 'In Demand Gen campaigns, items from Merchant Center can stand beside the video with current prices.',
        },
        {
          icon: 'activity',
          title: 'Website conversions',
          text: 'Orders after a click and orders after a view stay in separate columns, so neither flatters the other.',
        },
      ],
    },
    {
      kind: 'cards',
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
      look: 'ledger',
      anchor: 'buying',
      title: 'Pay for the view you wanted',
      lead: 'Views, reach and orders are bought in different ways, so we keep them in separate campaigns with separate budgets.',
      items: [
        {
          icon: 'play',
          title: 'Cost per view',
          text: 'With CPV, a skippable ad is charged at 30 seconds, at its end if shorter, or at an interaction.',
        },
        {
          icon: 'megaphone',
          title: 'Cost per thousand',
          text: 'CPM buys impressions and suits bumpers and launches, where being seen is the whole purpose.',
        },
        {
          icon: 'target',
          title: 'Leads and sales',
          text: 'Demand Gen runs in-stream, in-feed and Shorts ads together and bids towards forms or orders.',
        },
      ],
      note: 'As of November 2026: what counts as a paid view and how long a non-skippable ad may run differ by campaign type and market. Our plan names the rule for each line. Google reviews every ad before it runs.',
    },
  ],
  band: {
    title: 'Have a film, or only an idea?',
    text: 'Send either, with the date it has to work by. We reply with the formats that fit, the cuts to make and how each would be paid for.',
  },
} satisfies ServicePage
