import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'

import { SENT_MESSAGE } from '#app/models/enquiry/enquiry'
import { formLinks, noindexMeta, type PageMeta } from '#app/routes/site/page-head'
import { ENQUIRY_STEPS, SentCard } from '#app/routes/site/submission/sent-card'
import { ArrivedPacket } from '#app/ui/scenes/arrived-packet'

export async function loader({ request }: LoaderFunctionArgs) {
  const reference = new URL(request.url).searchParams.get('reference') ?? ''
  if (!/^ENQ(-[0-9A-Z]{4}){2}$/.test(reference)) throw redirect('/enquiry')
  return { reference }
}

export const links = formLinks

export const meta: PageMeta = ({ matches }) => noindexMeta('Enquiry sent', matches)

export default function EnquirySentPage() {
  const { reference } = useLoaderData<typeof loader>()
  return (
    <main id="main" className="wrap sec grid items-center gap-x-14 gap-y-8 md:grid-cols-2">
      <div id="sent">
        <h1 className="mb-6 text-h2">We have your enquiry</h1>
        <div className="card p-6 lg:p-8">
          <SentCard
            message={SENT_MESSAGE}
            reference={reference}
            steps={ENQUIRY_STEPS}
            href="/enquiry"
            takesFocus
          />
        </div>
      </div>
      <div className="max-w-lg">
        <ArrivedPacket />
      </div>
    </main>
  )
}
