import { type ComponentType, createElement, lazy, type ReactElement, Suspense } from 'react'
import { hydrateAfter } from '#app/ui/hydration/before-hydration'

const served = import.meta.env.SSR ? undefined : document.querySelector('main')?.dataset.drawing

/** Each is on one page only, so it is loaded there alone. */
export const signatureViews = {
  auction: view('auction', async () => (await import('./signatures/auction')).Auction),
  audience: view('audience', async () => (await import('./signatures/audience')).Audience),
  'call-storyline': view(
    'call-storyline',
    async () => (await import('./signatures/call-storyline')).CallStoryline,
  ),
  'chat-thread': view(
    'chat-thread',
    async () => (await import('./signatures/chat-thread')).ChatThread,
  ),
  complaint: view('complaint', async () => (await import('./signatures/complaint')).Complaint),
  crops: view('crops', async () => (await import('./signatures/crops')).Crops),
  keypad: view('keypad', async () => (await import('./signatures/keypad')).Keypad),
  'lead-path': view('lead-path', async () => (await import('./signatures/lead-path')).LeadPath),
  'sms-report': view('sms-report', async () => (await import('./signatures/sms-report')).SmsReport),
  storyboard: view('storyboard', async () => (await import('./signatures/storyboard')).Storyboard),
}

/** The drawing that the document was served with hydrates with the page; any other comes in its own time. */
function view<Props extends object>(name: string, load: () => Promise<ComponentType<Props>>) {
  const loadSafely = () => load().catch(leaveAsServed)
  const Later = lazy(async () => ({ default: await loadSafely() }))
  let Served: ComponentType<Props> | undefined
  if (name === served)
    hydrateAfter(
      loadSafely().then((view) => {
        Served = view
      }),
    )
  return function View(props: Props) {
    if (Served) return createElement(Served, props)
    const later = createElement(Later as ComponentType<Props>, props)
    return import.meta.env.SSR ? later : createElement(Suspense, null, later)
  }
}

/** React hydrates nothing in an element that sets its own HTML. Every view is one section. */
function leaveAsServed(reason: unknown): () => ReactElement {
  if (import.meta.env.SSR) throw reason
  return () =>
    createElement('section', {
      suppressHydrationWarning: true,
      dangerouslySetInnerHTML: { __html: '' },
    })
}
