import type { Policy } from '../page'

export default {
  title: 'Privacy policy',
  description:
    'What the forms of this website collect, why, where it is kept and for how long, the cookies in use, and your rights under the DPDP Act 2023.',
  updated: '2026-11-28',
  path: '/privacy-policy',
  scene: 'kept-data',
  heading: 'Privacy policy',
  summary: [
    'We know only what you type into a form, what you write to us by email and the files you attach. There are no visitor accounts, no advertising scripts and no third-party scripts.',
    'Enquiries are kept for {enquiryMonths} months after the last change, job applications for {applicationMonths} months, spam for {spamDays} days.',
    'Cookies: visitors get one small cookie that remembers for 30 days how you found us; the others are for staff who log in.',
    'The map service learns of your visit only if you load its map.',
    'You can see, correct or erase your data, withdraw consent, and complain to the Data Protection Board of India.',
  ],
  sections: [
    {
      anchor: 'who-answers',
      title: 'Who is responsible',
      body: [
        '{legalName}, {address}, decides why and how the personal data described here is used. In the words of the Digital Personal Data Protection Act, 2023 (DPDP Act) we are the data fiduciary and you are the data principal.',
        'Questions and requests are answered by {contactPerson}, {privacyEmail}.',
      ],
    },
    {
      anchor: 'what-we-collect',
      title: 'What each form collects',
      body: [
        '- Enquiry form: your name, email address and description. Optional: company name, phone number with country code, a time to call you back and Telegram ID. We note which product or page the enquiry is about.',
        '- Contact form: your name, email address and message.',
        '- Careers form: full name, email address, phone number, gender, job role, experience, motivation and your resume (PDF, DOC or DOCX).',
        '- Staff accounts: name, email address and password of our own administrators. We store only a hash of the password.',
        'Please do not send us identity documents, bank or card details or health data through these forms; we do not need them there.',
      ],
    },
    {
      anchor: 'why',
      title: 'Why we use it',
      body: [
        '- Enquiries and contact messages: to answer you, to prepare an estimate or a quote, and to follow up on the matter you wrote about.',
        '- Job applications: to choose people for a role and to talk with you about it.',
        '- Gender in an application: to see whether our openings reach everyone. “Prefer not to say” is always an answer, and no decision depends on it.',
        '- Lead source: to learn which advertisement or link brings enquiries.',
        'We do not sell this data, do not use it to advertise for others, and no machine decides on an application. A filter marks messages that look like spam; staff can see and correct what it marks.',
      ],
    },
    {
      anchor: 'consent',
      title: 'Your consent, and how to withdraw it',
      body: [
        'You give us the data by sending a form, for the purpose that the form names. Nobody has to use a form; you can also {callOrWrite}.',
        'You can withdraw at any time, as easily as you gave it: write to {privacyEmail} or use the [contact form](/contact), and name the email address you used or the reference shown after sending. We then stop using the data and erase it, unless a law requires us to keep it. What was done before stays lawful.',
      ],
    },
    {
      anchor: 'where',
      title: 'Where it is kept and who sees it',
      body: [
        'Form entries and the emails about them are stored in the database of this website. Resumes and files attached to emails are stored outside the public part of the server, under random names. Both can be opened only by logged-in staff who handle enquiries and applications.',
        'Staff are notified of new entries by email, so part of an entry also passes through our email provider and stays in our mailboxes. Our hosting and email providers work on our instructions. We pass data to public authorities only where the law requires it.',
      ],
    },
    {
      anchor: 'how-long',
      title: 'How long we keep it',
      body: [
        '- Enquiries and contact messages, with the emails about them: {enquiryMonths} months after the last message, note or other change.',
        '- Job applications and resumes: {applicationMonths} months.',
        '- Messages marked as spam: {spamDays} days.',
        '- Emails that belong to no enquiry: {mailDays} days.',
        '- Technical records of the server: as long as the law requires.',
        'After that the data is erased; copies in backups disappear when the backups are replaced. If you become a customer, business records follow the periods set by tax and company law. A legal duty or an open dispute can make a longer period necessary, limited to what it needs.',
      ],
    },
    {
      anchor: 'cookies',
      title: 'Cookies and browser storage',
      body: [
        'This website sets three cookies, all its own; visitors get only the last:',
        '- Staff session: set when one of our administrators logs in, needed to stay logged in, removed on logout.',
        '- Second step: set for five minutes after an administrator’s password, while the site waits for the code.',
        '- Lead source: remembers for 30 days which campaign or link brought you here, so that an enquiry can be counted for it. It holds no name, address or number.',
        'The pages for staff also keep a marker and the email address of the logged-in administrator in the browser’s local storage until logout. You can delete or block cookies in your browser; every public page and form works without them.',
      ],
    },
    {
      anchor: 'third-parties',
      title: 'Map, links and third parties',
      body: [
        'Pages of this website load no scripts, fonts, images or trackers from other companies.',
        'The office map is first shown as a drawing. The map service receives your IP address only when you load the map with its button or follow the link to the service; it may then set its own cookies.',
        'Links to social networks and to chat are ordinary links. Nothing reaches those services until you follow one; after that their own privacy policies apply.',
      ],
    },
    {
      anchor: 'technical-data',
      title: 'Technical data',
      body: [
        'Like every web server, ours receives your IP address, the address of the page and the name of your browser with each request. We use this to answer the request, to limit abuse of the forms and to find faults. We do not build profiles from it.',
      ],
    },
    {
      anchor: 'your-rights',
      title: 'Your rights',
      body: [
        'Under the DPDP Act you can ask us:',
        '- for a summary of your data and of what was done with it;',
        '- to correct, complete or update it;',
        '- to erase it;',
        '- to record a person who may use these rights for you after your death or incapacity;',
        '- to look into a complaint.',
        'Write to {privacyEmail}. So that nobody else gets your data, we may ask you to answer from the email address you used.',
      ],
    },
    {
      anchor: 'complaint',
      title: 'Complaint to the Data Protection Board',
      body: [
        'Please bring a complaint to us first: {contactPerson}, {privacyEmail}. If our answer does not settle it, or none comes, you may complain to the Data Protection Board of India.',
        'As of November 2026 the Digital Personal Data Protection Rules, 2025 have been notified and the Board has been set up; most duties of companies apply from 13 May 2027. We already do what this page says.',
      ],
    },
    {
      anchor: 'children',
      title: 'Children',
      body: [
        'This website is meant for businesses and for adults looking for work. Please do not send us data about anyone under 18. If that happens, tell us and we will erase it.',
      ],
    },
    {
      anchor: 'breach',
      title: 'If something goes wrong',
      body: [
        'If personal data is lost or reaches the wrong hands, we tell the people concerned and the Data Protection Board as the law requires, and say what we have done about it.',
      ],
    },
    {
      anchor: 'changes-contact',
      title: 'Changes and contact',
      body: [
        'When the website changes, this page changes with it and shows the date of the last change.',
        'Personal data: {privacyEmail}. Anything else: {email}.',
        'Post: {legalName}, {address}. Website: {website}.',
        'This page is a plain company policy. It is not legal advice.',
      ],
    },
  ],
} satisfies Policy
