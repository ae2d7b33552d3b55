import { index, layout, prefix, type RouteConfig, route } from '@remix-run/route-config'

/** Every URL of the site. */
export default [
  layout('routes/site/frame.tsx', [
    index('routes/site/home.tsx'),
    route('enquiry', 'routes/site/enquiry.tsx'),
    route('enquiry/sent', 'routes/site/enquiry-sent.tsx'),
    route('*', 'routes/site/not-found.tsx'),
  ]),

  route('login', 'routes/admin/login.tsx'),
  route('signup', 'routes/admin/signup.tsx'),
  route('logout', 'routes/admin/logout.ts'),
  ...prefix('admin', [
    layout('routes/admin/desk.tsx', [
      index('routes/admin/enquiries.tsx'),
      route('jobs', 'routes/admin/jobs.tsx'),
    ]),
    route('enquiries.csv', 'routes/admin/enquiries-csv.ts'),
    route('enquiries/:id/status', 'routes/admin/enquiry-status.ts'),
    route('adminLogin', 'routes/api/admin-login.ts'),
    route('adminSignup', 'routes/api/admin-signup.ts'),
  ]),

  route('enquiry/send', 'routes/api/enquiry-send.ts'),
  route('enquiry/get', 'routes/api/enquiry-get.ts'),
  route('enquiry/update/:id', 'routes/api/enquiry-update.ts'),

  route('healthz', 'routes/feeds/healthz.ts'),
  route('readyz', 'routes/feeds/readyz.ts'),
] satisfies RouteConfig
