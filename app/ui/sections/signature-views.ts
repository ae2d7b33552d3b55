import { type ComponentType, createElement, lazy, type ReactElement, Suspense } from 'react'
import { hydrateAfter } from '#app/ui/hydration/before-hydration'

const served = import.meta.env.SSR ? '' : document.querySelector('main')?.dataset.signatures
const servedNames = new Set(served?.split(' '))

/** Few pages have a signature, so each is a chunk of its own. */
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

/** Signatures in the served document hydrate with the page; others load lazily. */
function view<Props extends object>(name: string, load: () => Promise<ComponentType<Props>>) {
  const loadSafely = () => load().catch(leaveAsServed)
  const LazyView = lazy(async () => ({ default: await loadSafely() }))
  let LoadedView: ComponentType<Props> | undefined
  if (servedNames.has(name))
    hydrateAfter(
      loadSafely().then((view) => {
        LoadedView = view
      }),
    )
  return function View(props: Props) {
    if (LoadedView) return createElement(LoadedView, props)
    const lazyElement = createElement(LazyView as ComponentType<Props>, props)
    return import.meta.env.SSR ? lazyElement : createElement(Suspense, null, lazyElement)
  }
}

/** React does not hydrate inside `dangerouslySetInnerHTML`. Each view renders one section. */
function leaveAsServed(reason: unknown): () => ReactElement {
  if (import.meta.env.SSR) throw reason
  return () =>
    createElement('section', {
      suppressHydrationWarning: true,
      dangerouslySetInnerHTML: { __html: '' },
    })
}
