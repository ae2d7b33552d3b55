import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'

import { requireAdmin } from '#app/http/session.server'
import { SceneArt } from '#app/ui/scene-art'

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request)
  return null
}

export const meta: MetaFunction = () => [{ title: 'Job Applications' }]

export default function JobsPage() {
  return (
    <>
      <h1>Job Applications</h1>
      <div className="empty plain">
        <SceneArt name="empty-tray" />
        <h2>The careers form is not open yet</h2>
        <p>Applications will stand here once the site takes them.</p>
      </div>
    </>
  )
}
