import type { Hue } from './page'
import type { Link } from './section'

interface MenuItem {
  label: string
  href: string
  icon: string
  /** At most 40 characters. */
  hint: string
  /** Exactly five lines of at most 48 characters. */
  covers: readonly [string, string, string, string, string]
}

export interface MenuGroup {
  label: string
  href: string
  hue: Hue
  scene: string
  feature: { title: string; link: Link }
  items: readonly MenuItem[]
}

export const menu: readonly MenuGroup[] = [
  {
    label: 'Web Development',
    href: '/web-development',
    hue: 'brand',
    scene: 'web-dev',
    feature: {
      title: 'Apps, sites and payments from one team',
      link: { label: 'All web development', href: '/web-development' },
    },
    items: [
      {
        label: 'Android Development',
        href: '/web-development#android',
        icon: 'smartphone',
        hint: 'Kotlin apps, Play Store release',
        covers: [
          'Kotlin and Jetpack Compose screens',
          'Data that stays usable offline',
          'Push notifications and background work',
          'Tests on small and older phones',
          'Play Console listing, review and updates',
        ],
      },
      {
        label: 'IOS Development',
        href: '/web-development#ios',
        icon: 'tablet-smartphone',
        hint: 'Swift apps for iPhone and iPad',
        covers: [
          'Swift and SwiftUI screens',
          'iPhone and iPad layouts from one project',
          'Sign-in, keychain and notifications',
          'TestFlight builds for your own testers',
          'App Store submission and review answers',
        ],
      },
      {
        label: 'Full-Stack Development',
        href: '/web-development#full-stack',
        icon: 'code-xml',
        hint: 'Front end, back end, data, delivery',
        covers: [
          'Websites, shops and customer portals',
          'APIs that your app and partners can call',
          'Databases designed, indexed and backed up',
          'Automated tests and releases',
          'Source code and documents handed over',
        ],
      },
      {
        label: 'UI/UX Design',
        href: '/web-development#ui-ux',
        icon: 'palette',
        hint: 'Research, screens, graphic design',
        covers: [
          'Interviews and a map of user tasks',
          'Clickable wireframes before any code',
          'Screens for phone, tablet and desktop',
          'Contrast, keyboard and screen reader checks',
          'Logo, brochure and social media artwork',
        ],
      },
      {
        label: 'Payment Gateway',
        href: '/web-development#payment-gateway',
        icon: 'credit-card',
        hint: 'Cards, UPI, refunds, settlement',
        covers: [
          'Cards, UPI and net banking at checkout',
          'RBI-authorised aggregators and bank gateways',
          'Webhooks checked by signature',
          'Refunds and failed payments handled',
          'Daily matching of orders and settlements',
        ],
      },
    ],
  },
  {
    label: 'Digital Marketing',
    href: '/digital-marketting',
    hue: 'green',
    scene: 'chat-marketing',
    feature: {
      title: '{productsInWords} ways to reach your customers',
      link: { label: 'All marketing products', href: '/digital-marketting' },
    },
    items: [
      {
        label: 'SEO',
        href: '/digital-marketting#seo',
        icon: 'search',
        hint: 'Search visits without paying per click',
        covers: [
          'Crawl, index and speed audit',
          'Search terms grouped by intent',
          'Titles, descriptions and headings rewritten',
          'Structured data that matches the page',
          'Monthly report from Search Console',
        ],
      },
      {
        label: 'Social Media Marketing',
        href: '/digital-marketting#social-media',
        icon: 'users-round',
        hint: 'Posts, replies and paid reach',
        covers: [
          'A calendar of posts you approve first',
          'Artwork sized for each network',
          'Comments and messages answered',
          'Paid campaigns with a set daily budget',
          'Creator and influencer work, labelled as ads',
        ],
      },
      {
        label: 'Content Marketing',
        href: '/digital-marketting#content',
        icon: 'file-text',
        hint: 'Articles, videos and product pages',
        covers: [
          'Topics from questions your buyers ask',
          'Articles and product pages in plain words',
          'Video scripts, titles and captions',
          'English and Hindi versions',
          'Old pages updated instead of piled up',
        ],
      },
      {
        label: 'Email Marketing',
        href: '/digital-marketting#email',
        icon: 'mail-open',
        hint: 'Newsletters and order emails',
        covers: [
          'Lists with consent',
          'SPF, DKIM and DMARC on your domain',
          'Templates that read well on a phone',
          'Unsubscribe link in every message',
          'Opens, clicks and bounces in one report',
        ],
      },
      {
        label: 'SMS Marketing',
        href: '/digital-marketting/bulk-sms',
        icon: 'messages-square',
        hint: 'Offers, alerts and OTP by SMS',
        covers: [
          'DLT registration, headers and templates',
          'Promotional, service and OTP routes',
          'Hindi and other scripts in Unicode',
          'HTTP API, SMPP or a CSV file',
          'Delivery report for every message',
        ],
      },
    ],
  },
  {
    label: 'Cloud Services',
    href: '/cloud-services',
    hue: 'blue',
    scene: 'cloud-hero',
    feature: {
      title: 'Three plans, from first site to many regions',
      link: { label: 'Compare cloud plans', href: '/cloud-services#plans' },
    },
    items: [
      {
        label: 'AWS',
        href: '/cloud-services#aws',
        icon: 'cloud',
        hint: 'Servers, storage and databases',
        covers: [
          'Your own account, billed to you',
          'EC2, S3 and RDS set up and sized',
          'Load balancing and automatic scaling',
          'Budgets with an alert before the limit',
          'Infrastructure described in code',
        ],
      },
      {
        label: 'Google Cloud',
        href: '/cloud-services#google-cloud',
        icon: 'chart-no-axes-column',
        hint: 'Containers, data and analytics',
        covers: [
          'Projects, folders and access laid out',
          'Cloud Run and Kubernetes Engine',
          'Cloud SQL and Cloud Storage',
          'BigQuery for reports on large tables',
          'Logs and alerts in one place',
        ],
      },
      {
        label: 'Azure',
        href: '/cloud-services#azure',
        icon: 'building-2',
        hint: 'Windows, .NET and Microsoft 365',
        covers: [
          'Windows and .NET applications hosted',
          'SQL Server moved to Azure SQL',
          'Single sign-on with Microsoft Entra ID',
          'Virtual networks and private links',
          'Links to Microsoft 365 and Power BI',
        ],
      },
      {
        label: 'Cloud Security',
        href: '/cloud-services#cloud-security',
        icon: 'shield-check',
        hint: 'Access, keys, patches and logs',
        covers: [
          'Only the access each person needs',
          'Multi-factor sign-in for every admin',
          'Secrets kept out of code, keys rotated',
          'Patches on a fixed schedule',
          'Logs kept, watched and searchable',
        ],
      },
      {
        label: 'DevOps',
        href: '/cloud-services#devops',
        icon: 'git-branch',
        hint: 'Build, test, release and watch',
        covers: [
          'Build and test on every change',
          'Staging that matches production',
          'Releases you can roll back',
          'Containers and infrastructure as code',
          'Dashboards, alerts and an on-call rota',
        ],
      },
    ],
  },
]
