import { type LoaderFunctionArgs, redirect } from '@remix-run/node'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { pathname, search } = new URL(request.url)
  const [, , ...below] = pathname.split('/')
  const to = '*' in params ? ['/digital-marketting', ...below].join('/') : '/refund-policy'
  return redirect(to + search, 301)
}
