import type { ServicePage } from '../page'

export default {
  slug: 'linkedin',
  name: 'LinkedIn',
  order: 80,
  channel: 'advertising',
  hue: 'navy',
  title: 'LinkedIn ads for B2B lead generation',
  description:
    'Reach buyers by job title, company size and account list on LinkedIn, with Document ads, Sponsored Messaging and Lead Gen Forms passed to your sales team.',
  updated: '2026-11-25',
  tile: 'Job titles, named accounts and lead forms for B2B sales.',
  hero: {
    title: 'Reach the people who sign the order',
    lead: 'LinkedIn campaigns for B2B companies: the right roles in the right firms, something worth reading, and leads your sales team can call.',
    scene: 'lead-gen',
    actions: [
      { label: 'Plan a campaign', href: '/enquiry?type=LinkedIn' },
      { label: 'Who you can reach', href: '#targeting' },
    ],
  },
  sections: [
    {
      kind: 'features',
      anchor: 'targeting',
      head: 'side',
      title: 'Pick the job, then the company',
      lead: 'Targeting uses what people write in their own profiles. Every filter shrinks the audience, so we use only a few at a time.',
      items: [
        {
          icon: 'briefcase',
          title: 'Job title and seniority',
          text: 'Plant heads or finance directors by title, or function plus seniority where titles differ between firms.',
        },
        {
          icon: 'building-2',
          title: 'Company size and industry',
          text: 'For example, manufacturers with 51 to 200 employees, in the states your engineers can travel to.',
        },
        {
          icon: 'list-checks',
          title: 'Matched Audiences',
          text: 'Upload company or contact lists, and add website visitors or people who opened an earlier form.',
        },
        {
          icon: 'network',
          title: 'Account-based campaigns',
          text: 'Your sales team names the companies; each decision-maker there gets the message meant for that role.',
        },
        {
          icon: 'file-text',
          title: 'Document ads',
          text: 'People page through a buying guide or test report in the feed and unlock the rest with a form.',
        },
        {
          icon: 'route',
          title: 'Retargeting by engagement',
          text: 'People who watched half the video or opened the form see a different follow-up question.',
        },
      ],
      note: 'As of November 2026: LinkedIn runs a campaign only when at least 300 members match it, and recommends far larger audiences. So we widen a short account list to more roles or regions first.',
    },
    {
      kind: 'highlights',
      isMirrored: true,
      title: 'Several people decide one order',
      lead: 'A user wants it, an engineer checks it, finance pays. One ad cannot convince all three.',
      scene: 'account-ladder',
      items: [
        {
          title: 'Work your way up the account',
          text: 'The user sees the problem, the engineer gets the technical paper, the finance head gets the cost of doing nothing. Each step runs separately, so you can see where a company has stopped.',
        },
        {
          title: 'Sponsored Messaging',
          text: 'A short note from a named colleague, with one question and a choice of buttons, in the LinkedIn inbox. We keep it for invitations and demonstrations.',
          scene: 'inmail',
        },
        {
          title: 'Lead Gen Forms that sort',
          text: 'Name, company and email come from the profile. One question about volume or timing separates serious buyers from the curious.',
          scene: 'lead-form-row',
        },
      ],
    },
    {
      kind: 'integrations',
      title: 'Leads reach sales while warm',
      lead: 'A B2B lead goes cold over a weekend. These five connections get it to a person and bring the outcome back.',
      items: [
        {
          icon: 'database',
          title: 'CRM records',
          text: 'Leads become CRM contacts with company, campaign, form answer and an owner, or rows in a shared sheet.',
        },
        {
          icon: 'mail-open',
          title: 'Alerts to the owner',
          text: 'The lead owner gets an email, SMS or WhatsApp message the moment a form is submitted.',
        },
        {
          icon: 'code-xml',
          title: 'Insight Tag',
          text: 'A tag on your website records conversions and shows, in totals, which industries and job functions visited.',
        },
        {
          icon: 'server',
          title: 'Deals reported back',
          text: 'The LinkedIn Conversions API counts the signed order, not just the form that started it.',
        },
        {
          icon: 'calendar-check',
          title: 'Webinars and events',
          text: 'Registrations reach your webinar tool, and reminders go out by email or SMS to those who agreed.',
        },
      ],
    },
    {
      kind: 'lead-path',
      anchor: 'lead-path',
      title: 'From a job title to a row in your CRM',
      lead: 'Choose who should see the ad. The form fills itself from the profile, and the right salesperson gets the lead.',
      example: 'Made-up people and companies',
      steps: {
        target: {
          title: 'Choose the audience',
          text: 'A job title and a company size. You can add a location.',
        },
        form: {
          title: 'They submit a form',
          text: 'Four fields come from the profile. One question is yours.',
        },
        record: {
          title: 'Sales calls',
          text: 'The lead lands in your CRM with the answer and an owner.',
        },
      },
      role: 'Job title',
      roles: [
        {
          title: 'Plant head',
          person: 'Meera Joshi',
          offer: 'Guide: cut compressor power bills',
          question: 'How many compressors do you run?',
          answer: '6 to 10',
        },
        {
          title: 'Finance head',
          person: 'Arjun Rao',
          offer: 'Calculator: payback of new compressors',
          question: 'When is the next budget decided?',
          answer: 'This quarter',
        },
        {
          title: 'Purchase manager',
          person: 'Farah Khan',
          offer: 'Checklist: comparing compressor quotes',
          question: 'How many quotes do you need?',
          answer: 'Three by month-end',
        },
      ],
      size: 'Company size',
      sizes: [
        { title: '51–200 employees', company: 'Narmada Castings', owner: 'Kavita, SME desk' },
        {
          title: '201–1,000 employees',
          company: 'Satpura Textiles',
          owner: 'Imran, regional sales',
        },
        { title: '1,001+ employees', company: 'Vindhya Motors', owner: 'Leela, key accounts' },
      ],
      labels: {
        name: 'Name',
        title: 'Job title',
        company: 'Company',
        employees: 'Company size',
        answer: 'Answer',
        owner: 'Owner',
        send: 'Submit',
      },
    },
    {
      kind: 'cards',
      look: 'lead',
      title: 'Three more feed formats',
      lead: 'Document ads and messages are described above. These three do the rest of the work.',
      items: [
        {
          icon: 'image',
          title: 'Single image ads',
          text: 'One claim, one picture, one button: the simplest way to learn which message gets a response.',
        },
        {
          icon: 'user-round',
          title: 'Thought Leader Ads',
          text: 'A post by your founder or chief engineer is promoted under their name, with their consent.',
        },
        {
          icon: 'monitor-play',
          title: 'Video ads',
          text: 'A minute from the shop floor or a site visit, with captions, because many people watch at their desk.',
        },
      ],
    },
    {
      kind: 'cards',
      look: 'terms',
      title: 'Figures for the next budget meeting',
      items: [
        {
          icon: 'badge-check',
          title: 'Cost per accepted lead',
          text: 'Forms are counted first, then the ones sales accepted, so a cheap but useless list shows up quickly.',
        },
        {
          icon: 'chart-no-axes-column',
          title: 'Company engagement',
          text: 'Which companies on your list saw, clicked or visited, sorted for the next round of calls.',
        },
        {
          icon: 'clock',
          title: 'Time to order',
          text: 'B2B orders take months, so we follow each quarter’s leads until they close or drop off.',
        },
      ],
    },
  ],
  band: {
    title: 'Bring the list of companies you want',
    text: 'We check whether enough of the right people there can be reached on LinkedIn, and tell you plainly if they cannot.',
  },
} satisfies ServicePage
