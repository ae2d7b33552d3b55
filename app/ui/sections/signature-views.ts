import { type ComponentType, createElement, lazy } from 'react'

/** Each is on one page only, so it is loaded there alone. */
export const signatureViews = {
  auction: view(async () => (await import('./signatures/auction')).Auction),
  audience: view(async () => (await import('./signatures/audience')).Audience),
  'call-storyline': view(async () => (await import('./signatures/call-storyline')).CallStoryline),
  'chat-thread': view(async () => (await import('./signatures/chat-thread')).ChatThread),
  complaint: view(async () => (await import('./signatures/complaint')).Complaint),
  crops: view(async () => (await import('./signatures/crops')).Crops),
  keypad: view(async () => (await import('./signatures/keypad')).Keypad),
  'lead-path': view(async () => (await import('./signatures/lead-path')).LeadPath),
  'sms-report': view(async () => (await import('./signatures/sms-report')).SmsReport),
  storyboard: view(async () => (await import('./signatures/storyboard')).Storyboard),
}

function view<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await load().catch(leaveAsServed) }))
}

/** React hydrates nothing in an element that sets its own HTML. Every view is one section. */
function leaveAsServed(reason: unknown): ComponentType {
  if (import.meta.env.SSR) throw reason
  return () =>
    createElement('section', {
      suppressHydrationWarning: true,
      dangerouslySetInnerHTML: { __html: '' },
    })
}
