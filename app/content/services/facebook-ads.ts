import type { ServicePage } from '../page'

export default {
  slug: 'facebook-ads',
  name: 'Facebook Ads',
  order: 50,
  channel: 'advertising',
  hue: 'blue',
  title: 'Facebook advertising and lead campaigns',
  description:
    'Facebook campaigns planned, built and reported: Custom and Lookalike Audiences, instant forms, catalogue retargeting, Meta Pixel and Conversions API.',
  updated: '2026-11-25',
  tile: 'Audiences, instant forms and retargeting for leads, orders and footfall.',
  hero: {
    title: 'Facebook ads aimed at your next buyer',
    lead: 'We plan, build and run Facebook campaigns for leads, orders and store visits. Audiences start from your own customers, and every lead shows which ad it came from.',
    scene: 'social-ad',
    actions: [
      { label: 'Plan a campaign', href: '/enquiry?type=Facebook%20Ads' },
      { label: 'See the ad formats', href: '#formats' },
    ],
  },
  sections: [
    {
      kind: 'audience',
      anchor: 'audience',
      title: 'Narrow the audience, sharpen the ad',
      lead: 'Each filter you tick makes the audience smaller and lets the ad say one thing more. Try a few.',
      question: 'Who should see the ad?',
      everyone: 'One hundred adults in a city',
      unit: 'of 100 people would see the ad',
      tooNarrow:
        'Too narrow. The same few people see the ad again and again. Untick one filter, or widen the radius.',
      filters: [
        {
          title: 'Within 8 km of the showroom',
          text: 'Location: people who live here',
          keeps: 58,
          isOn: true,
          line: 'Try it today, less than 8 km from home.',
        },
        {
          title: 'Aged 28 to 55',
          text: 'Age, as stated in the profile',
          keeps: 64,
          isOn: false,
          line: 'Seats three and fits a 2 BHK flat.',
        },
        {
          title: 'Interested in home furnishing',
          text: 'Interests, or broader with Advantage+',
          keeps: 46,
          isOn: true,
          line: 'Teak frame, cotton weave, 14 colours.',
        },
        {
          title: 'Not a customer yet',
          text: 'Custom Audience of buyers, excluded',
          keeps: 88,
          isOn: false,
          line: 'First order: free delivery and fitting.',
        },
      ],
      ad: {
        label: 'What the ad can now say',
        sender: 'Aravalli Home',
        text: 'Three-seat sofas, made to order.',
        button: 'Get directions',
      },
      note: 'Example with made-up shares. Meta shows an estimated audience size while we build the real one, and narrower is not always better: automation needs room to learn.',
    },
    {
      kind: 'features',
      head: 'side',
      title: 'Set up before the budget grows',
      lead: 'A loose audience, a stale picture or a missing event quietly wastes money. We put these six in place before you spend more.',
      items: [
        {
          icon: 'map-pin',
          title: 'Location targeting',
          text: 'A radius around each shop or office, minus the areas you do not serve.',
        },
        {
          icon: 'users',
          title: 'Custom Audiences',
          text: 'Customer lists with consent, website visitors, video viewers and Page followers, to include or exclude.',
        },
        {
          icon: 'user-round-plus',
          title: 'Lookalike Audiences',
          text: 'Meta finds people who resemble a source list, such as customers who ordered from you twice.',
        },
        {
          icon: 'sparkles',
          title: 'Advantage+ within limits',
          text: 'Automation may widen an audience, while location, language, minimum age and exclusions stay as we set them.',
        },
        {
          icon: 'clipboard-list',
          title: 'Instant forms',
          text: 'The form opens inside Facebook with contact details already filled in, plus one question of your own.',
        },
        {
          icon: 'layers',
          title: 'Creative tests',
          text: 'Two or three versions run side by side, one change each, so you learn what made the difference.',
        },
      ],
      note: 'As of November 2026: campaigns for housing, jobs or financial products may have to be declared as a Special Ad Category, which limits age, gender, postcode and lookalike targeting in some countries. Meta reviews each ad and decides whether it runs.',
    },
    {
      kind: 'highlights',
      anchor: 'formats',
      title: 'Pick the format for what you sell',
      lead: 'A coaching class, a sofa and a car loan do not belong in the same kind of ad.',
      scene: 'ad-formats',
      items: [
        {
          title: 'Four formats, four jobs',
          text: 'One image for one offer. Video to show the product in use. A carousel of up to ten cards for a range. A collection that opens into a full-screen catalogue. Each is cut for feed, Stories and Reels, because one crop does not fit all three.',
        },
        {
          title: 'Retargeting from your catalogue',
          text: 'People who looked at a chair see that chair again, at its current price. Once they order, those ads stop.',
          scene: 'carousel-cards',
        },
        {
          title: 'Ads that open a chat',
          text: 'The button starts a WhatsApp or Messenger chat with the first question already typed, and your team or a bot replies.',
          scene: 'ad-chat',
        },
      ],
    },
    {
      kind: 'integrations',
      title: 'Connected to your shop and sales team',
      lead: 'With your visitors’ consent, these five connections tell Facebook which ads brought buyers and tell your team whom to call.',
      items: [
        {
          icon: 'code-xml',
          title: 'Meta Pixel',
          text: 'Product views, form submissions and purchases are recorded in the browser and tested one by one before launch.',
        },
        {
          icon: 'server',
          title: 'Conversions API',
          text: 'Your server reports the same events with a shared event ID, so nothing is counted twice.',
        },
        {
          icon: 'boxes',
          title: 'Product catalogue',
          text: 'A scheduled feed from your shop updates price, stock and pictures, so sold-out items stop being shown.',
        },
        {
          icon: 'webhook',
          title: 'CRM and lead sheet',
          text: 'Each new lead reaches your CRM by webhook with its ad, form and answers, without waiting for a download.',
        },
        {
          icon: 'smartphone',
          title: 'SMS and WhatsApp follow-up',
          text: 'People who asked to be contacted get an approved template message while they still remember the ad.',
        },
      ],
    },
    {
      kind: 'cards',
      look: 'lead',
      head: 'stacked',
      title: 'Three goals, three kinds of campaign',
      lead: 'The goal decides the format, the bidding and the one number at the top of the report.',
      items: [
        {
          icon: 'store',
          title: 'Local enquiries',
          text: 'Call, direction and message buttons for clinics, coaching centres and showrooms, shown to people nearby.',
        },
        {
          icon: 'package-check',
          title: 'Online orders',
          text: 'Sales campaigns that learn from purchases, with separate budgets and reports for new and returning buyers.',
        },
        {
          icon: 'megaphone',
          title: 'Launches and festivals',
          text: 'Video in feed and Reels over a fixed number of days, with a cap on how often each person sees them.',
        },
      ],
    },
    {
      kind: 'cards',
      look: 'prose',
      head: 'small',
      title: 'What you can check afterwards',
      items: [
        {
          icon: 'chart-no-axes-column',
          title: 'Cost per result',
          text: 'Spend divided by leads or orders, for each campaign and audience, next to the previous month.',
        },
        {
          icon: 'list-checks',
          title: 'Lead quality',
          text: 'Your sales team marks every lead as reached, qualified or lost, and we rank audiences by the result.',
        },
        {
          icon: 'key-round',
          title: 'Your own accounts',
          text: 'Page, ad account, Pixel and audiences stay in your business portfolio; we work through partner access.',
        },
      ],
    },
  ],
  band: {
    title: 'What is one good lead worth to you?',
    text: 'Tell us the product, the area and a monthly budget. We reply with an audience, a format and what the first month should prove.',
  },
} satisfies ServicePage
