import { type LoaderFunctionArgs, redirect } from '@remix-run/node'

const moved = [
  { from: '/return-refund-policy', to: '/refund-policy' },
  { from: '/digital-marketing', to: '/digital-marketting' },
]

export async function loader({ request }: LoaderFunctionArgs) {
  const { pathname, search } = new URL(request.url)
  const move = moved.find(({ from }) => pathname === from || pathname.startsWith(`${from}/`))
  if (!move) throw new Response(null, { status: 404 })
  return redirect(move.to + pathname.slice(move.from.length) + search, 301)
}
