import type { AboutPage } from '../schemas/about'

export default {
  path: '/about',
  title: 'About us: our story, mission and people',
  description:
    'Founded in {city} in {foundedYear}: who we are, what we work towards, who leads the company, and how to ask for a free estimate.',
  updated: '2026-11-25',
  hero: {
    title: 'Discover Our Story and Mission',
    lead: 'Why one company builds the software, runs the servers and delivers the messages, and what we are working towards.',
    scene: 'timeline',
    actions: [
      { label: 'Get a free estimate', href: '#estimate' },
      { label: 'Work with us', href: '/careers' },
    ],
  },
  story: {
    anchor: 'leadership',
    tag: 'About us',
    title: 'Software, cloud and messages under one roof',
    paragraphs: [
      '{company} was founded in {foundedYear} in {city}, {country}. We do three kinds of work: web and app development, cloud services, and digital marketing with business messaging.',
      'The three belong together. A shop needs a website, the website needs servers, and the order needs an SMS that arrives. When one company is responsible for all of it, nobody has to argue about whose fault a failure was.',
      'Developers, designers, cloud engineers and marketers now work from {allOffices}. We also provide mobile A2P messaging and the WhatsApp Business API to other companies, and we are looking for business partners who sell or build on them.',
    ],
  },
  purpose: {
    anchor: 'values',
    title: 'What we work towards',
    lead: 'Three short answers to questions that customers and applicants ask us.',
    items: [
      {
        anchor: 'mission',
        icon: 'route',
        title: 'Our mission',
        text: 'To give a business of any size the software, servers and messaging it needs, explained in plain words and priced before the work begins.',
      },
      {
        anchor: 'vision',
        icon: 'globe',
        title: 'Our vision',
        text: 'A corner shop and a bank with a thousand branches reach their customers equally well, in the language those customers speak.',
      },
      {
        anchor: 'who-we-are',
        icon: 'users-round',
        title: 'Who we are',
        text: 'People who write things down, say no to messages nobody asked for, admit mistakes early, and hand over code that others can read.',
      },
    ],
  },
  estimate: {
    anchor: 'estimate',
    title: 'Get a free estimate',
    text: 'Tell us what you want built, moved or sent. You get a scope and a price in writing, free and with no obligation.',
    points: [
      'What you have today and what should change',
      'A rough volume: pages, users or messages a month',
      'Your deadline, if you have one',
    ],
    button: { label: 'Book Now', enquiryType: 'Free estimate' },
  },
  welcome: {
    title: 'Welcome to {company}',
    text: 'Bring us any of these. Someone here does that work every day.',
    ways: [
      {
        icon: 'code-xml',
        from: 'An idea',
        page: { label: 'Web development', href: '/web-development' },
      },
      {
        icon: 'server',
        from: 'A failing server',
        page: { label: 'Cloud services', href: '/cloud-services' },
      },
      {
        icon: 'users-round',
        from: 'Customers to reach',
        page: { label: 'Digital marketing', href: '/digital-marketting' },
      },
    ],
  },
  testimonials: {
    title: 'What customers say',
    lead: 'What changed, in our customers’ own words.',
  },
  closing: {
    title: 'Work with us, or for us',
    text: 'Start a project with an enquiry, or send us your resume and tell us what you would like to do.',
    actions: [
      { label: 'Send an enquiry', href: '/enquiry' },
      { label: 'Apply for a job', href: '/careers' },
    ],
  },
} satisfies AboutPage
