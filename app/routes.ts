import { index, layout, prefix, type RouteConfig, route } from '@remix-run/route-config'

/** Every URL of the site. */
export default [
  layout('routes/site/frame.tsx', [
    index('routes/site/home.tsx'),
    route('about', 'routes/site/about.tsx'),
    route('web-development', 'routes/site/web-development.tsx'),
    ...prefix('digital-marketting', [
      index('routes/site/digital-marketing.tsx'),
      route(':slug', 'routes/site/service.tsx'),
    ]),
    route('cloud-services', 'routes/site/cloud.tsx'),
    route('terms-condition', 'routes/site/policy.tsx', { id: 'terms-condition' }),
    route('privacy-policy', 'routes/site/policy.tsx', { id: 'privacy-policy' }),
    route('refund-policy', 'routes/site/policy.tsx', { id: 'refund-policy' }),
    route('cancellation-policy', 'routes/site/policy.tsx', { id: 'cancellation-policy' }),
    route('contact', 'routes/site/contact.tsx'),
    route('careers', 'routes/site/careers.tsx'),
    route('enquiry', 'routes/site/enquiry.tsx'),
    route('enquiry/sent', 'routes/site/enquiry-sent.tsx'),
    route('*', 'routes/site/not-found.tsx'),
  ]),

  route('return-refund-policy', 'routes/site/moved.ts', { id: 'moved-refund-policy' }),
  route('digital-marketing/*', 'routes/site/moved.ts', { id: 'moved-digital-marketting' }),

  route('login', 'routes/admin/login.tsx'),
  route('login/code', 'routes/admin/login-code.tsx'),
  route('signup', 'routes/admin/signup.tsx'),
  route('logout', 'routes/admin/logout.ts'),
  ...prefix('admin', [
    layout('routes/admin/desk.tsx', [
      index('routes/admin/enquiries.tsx'),
      route('enquiries/:id', 'routes/admin/enquiry.tsx'),
      route('jobs', 'routes/admin/jobs.tsx'),
      route('mails', 'routes/admin/mails.tsx'),
      route('jobs/:id/delete', 'routes/admin/job-delete.tsx'),
    ]),
    route('jobs/:id/restoration', 'routes/admin/job-restoration.ts'),
    route('live', 'routes/admin/live.ts'),
    route('enquiries.csv', 'routes/admin/enquiries-csv.ts'),
    route('enquiries/changes', 'routes/admin/enquiry-changes.ts'),
    route('enquiries/changes/:batch/undo', 'routes/admin/enquiry-undo.ts'),
    route('enquiries/:id/status', 'routes/admin/enquiry-status.ts'),
    route('enquiries/:id/assignment', 'routes/admin/enquiry-assignment.ts'),
    route('enquiries/:id/spam', 'routes/admin/enquiry-spam.ts'),
    route('mails/:id/retry', 'routes/admin/mail-retry.ts'),
    route('adminLogin', 'routes/api/admin-login.ts'),
    route('adminSignup', 'routes/api/admin-signup.ts'),
  ]),

  route('enquiry/send', 'routes/api/enquiry-send.ts'),
  route('enquiry/get', 'routes/api/enquiry-get.ts'),
  route('enquiry/update/:id', 'routes/api/enquiry-update.ts'),
  route('api/mail/send', 'routes/api/mail-send.ts'),
  route('careers/addjob', 'routes/api/job-add.ts'),
  route('careers/getJobData', 'routes/api/job-list.ts'),
  route('careers/deleteJob/:id', 'routes/api/job-delete.ts'),
  route('careers/downloadResume/:id', 'routes/api/job-resume.ts'),

  route('sitemap.xml', 'routes/feeds/sitemap.ts'),
  route('robots.txt', 'routes/feeds/robots.ts'),
  route('.well-known/security.txt', 'routes/feeds/security.ts'),
  route('site.webmanifest', 'routes/feeds/manifest.ts'),
  route('healthz', 'routes/feeds/healthz.ts'),
  route('readyz', 'routes/feeds/readyz.ts'),
] satisfies RouteConfig
